select
  d.entidade,
  d.exercicio,
  d.unidade_orcamentaria as "unidadeOrcamentaria",
  d.empenho,
  d.no_liquidacao as "numeroLiquidacao",
  d.entidade_empenho as "entidadeEmpenho",
  d.exercicio_empenho as "exercicioEmpenho",
  d.empenho || '/' || d.exercicio_empenho as "displayEmpenho",
  d.nome,
  d.nome_busca as "nomeBusca",
  d.cargo,
  d.matricula,
  nullif(concat_ws(' - ', d.matricula, d.cargo), '') as "labelCargo",
  d.secretaria,
  d.lotacao,
  d.data_saida as "dataSaida",
  d.hora_saida as "horaSaida",
  d.data_retorno as "dataRetorno",
  d.destino,
  d.destino_busca as "destinoBusca",
  d.meio_transporte as "meioTransporte",
  d.motivo,
  o.descricao as "tipoObjetivoDiaria",
  d.tipo_objetivo as "tipoObjetivo",
  d.no_processo as "numeroProcesso",
  d.ano_processo as "anoProcesso",
  d.no_ato as "noAto",
  d.data_ato as "dataAto",
  d.quantidade as "quantidadeDiarias",
  d.valor_unitario as "valorUnitario",
  d.valor as "valorDiarias",
  d.valor_anulado as "valorAnulado",
  d.quantidade_anulada as "quantidadeAnulacoes",
  d.valor_hospedagem as "valorHospedagem",
  d.valor_evento as "valorEvento",
  d.valor_passagem as "valorPassagem",
  d.valor + coalesce(d.valor_hospedagem, 0) + coalesce(d.valor_evento, 0) + coalesce(d.valor_passagem, 0) -
    coalesce(d.valor_anulado, 0) as "gastosTotais",
  e.valor as "valorEmpenho",
  d.situacao_cancelamento as "situacaoCancelamento"
from diaria d
left join tipo_objetivo_diaria o on o.entidade = d.entidade and o.tipo_objetivo = d.tipo_objetivo
left join empenho e
  on e.entidade = d.entidade_empenho and e.exercicio = d.exercicio_empenho
  and e.unidade_orcamentaria = d.unidade_orcamentaria and e.empenho = d.empenho
where d.entidade = :entidade and d.exercicio = :exercicio
