select
  m.entidade,
  m.exercicio,
  m.unidade_orcamentaria as "unidadeOrcamentaria",
  m.empenho,
  m.empenho || '/' || m.exercicio as "empenhoExercicio",
  m.empenho as "empenhoExercicioOrdem",
  m.data,
  e.fornecedor,
  f.nome,
  f.cnpj_cpf as "cnpjCpf",
  e.historico,
  m.orgao,
  m.funcao,
  m.programa,
  m.projeto,
  m.elemento,
  m.fonte_recurso as "codigoFonte",
  m.esfera,
  m.valor_empenhado as "valorEmpenhado",
  m.valor_liquidado as "valorLiquidado",
  m.valor_retido as "valorRetido",
  m.valor_pago as "valorPago"
from resumo.movimento m
left join empenho e
  on e.entidade = m.entidade and e.exercicio = m.exercicio
  and e.unidade_orcamentaria = m.unidade_orcamentaria and e.empenho = m.empenho
left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
where m.entidade = :entidade and m.exercicio = :exercicio
