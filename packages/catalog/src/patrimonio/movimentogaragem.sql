select
  m.entidade,
  m.exercicio,
  m.numero,
  m.veiculo as "veiculoNumero",
  v.letra_placa as "letraPlaca",
  sem_acento(v.letra_placa) as "letraPlacaBusca",
  v.numero_placa as "numeroPlaca",
  sem_acento(v.numero_placa) as "numeroPlacaBusca",
  nullif(concat_ws('-', v.letra_placa, v.numero_placa), '') as placa,
  v.descricao as "veiculoDescricao",
  concat_ws(' - ', nullif(concat_ws('-', v.letra_placa, v.numero_placa), ''), v.descricao) as descricao,
  sem_acento(concat_ws(' - ', nullif(concat_ws('-', v.letra_placa, v.numero_placa), ''), v.descricao)) as
    "descricaoBusca",
  m.data_saida as "dataSaida",
  m.hora_saida as "horaSaida",
  m.data_retorno as "dataRetorno",
  m.hora_retorno as "horaRetorno",
  nullif(concat_ws(' - ', m.destino, m.complemento_destino), '') as "destinoCompleto",
  sem_acento(concat_ws(' - ', m.destino, m.complemento_destino)) as "destinoCompletoBusca",
  m.destino,
  m.complemento_destino as "complementoDestino",
  m.solicitante,
  m.justificativa,
  m.motivo,
  m.complemento_motivo as "complementoMotivo",
  m.medidor_saida as "medidorSaida",
  m.medidor_retorno as "medidorRetorno",
  m.km_previsto as "kmPrevisto",
  m.motorista,
  m.observacao
from movimento_garagem m
left join veiculo v on v.entidade = m.entidade and v.veiculo = m.veiculo
where m.entidade = :entidade and m.exercicio = :exercicio and (:data::date is null or m.data_saida = :data::date)
