select
  v.entidade,
  v.veiculo,
  coalesce(v.chapa, 0) as chapa,
  v.descricao,
  v.descricao_busca as "descricaoBusca",
  v.letra_placa as "letraPlaca",
  sem_acento(v.letra_placa) as "letraPlacaBusca",
  v.numero_placa as "numeroPlaca",
  sem_acento(v.numero_placa) as "numeroPlacaBusca",
  nullif(concat_ws('-', v.letra_placa, v.numero_placa), '') as placa,
  sem_acento(concat(v.letra_placa, v.numero_placa, ' ', v.letra_placa, '-', v.numero_placa)) as "placaBusca",
  v.chassi,
  sem_acento(v.chassi) as "chassiBusca",
  v.renavan,
  sem_acento(v.renavan) as "renavanBusca",
  c.descricao as "centroCusto.descricao",
  c.descricao_busca as "centroCusto.descricaoBusca",
  b.numero_frota as "bem.numeroFrota",
  b.data_aquisicao as "bem.dataAquisicao",
  case when b.baixado then 'S' when not b.baixado then 'N' end as "bem.baixado",
  b.tipo_incorporacao as "bem.incorporacao.id",
  i.descricao as "tipoIncorporacao",
  case when b.baixado then 'Baixado' else 'Ativo' end as situacao,
  b.valor_aquisicao as "valorAquisicao",
  b.nota_fiscal as "notaFiscal",
  v.combustivel as "combustivelDescricao",
  v.tipo_medidor as "idTipoMedidor"
from veiculo v
left join bem b on b.entidade = v.entidade and b.tipo = 'V' and b.bem = v.veiculo
left join tipo_incorporacao i on i.entidade = b.entidade and i.tipo_incorporacao = b.tipo_incorporacao
left join centro_custo c on c.entidade = v.entidade and c.centro_custo = v.centro_custo
where v.entidade = :entidade
