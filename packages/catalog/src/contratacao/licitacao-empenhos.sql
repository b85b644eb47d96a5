select
  e.entidade,
  e.exercicio as "exercicioEmpenho",
  e.unidade_orcamentaria as "unidadeOrcamentaria",
  e.empenho,
  e.empenho || '/' || e.exercicio as "empenhoExercicio",
  e.data,
  e.fornecedor as pessoa,
  f.nome,
  f.cnpj_cpf as "cnpjCpf",
  e.historico,
  r.valor_empenhado - r.valor_anulado as "valorEmpenhado",
  r.valor_liquidado as "valorLiquidado",
  r.valor_pago as "valorPago"
from empenho e
join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
where e.entidade = :entidade and e.ano_licitacao = :exercicio and e.tipo_licitacao = :tipoLicitacao::int and e.no_licitacao = :licitacao::int
order by e.exercicio, e.data, e.empenho, e.unidade_orcamentaria
