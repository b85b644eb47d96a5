select
  e.empenho || '/' || e.exercicio as "empenhoExercicio",
  e.unidade_orcamentaria as "unidadeOrcamentaria",
  e.data,
  e.fornecedor,
  f.nome,
  f.cnpj_cpf as cnpj,
  i.ordem as sequencia,
  i.especificacao,
  i.quantidade,
  i.unidade,
  i.valor_unitario as "valorUnitario",
  i.valor_total as "valorTotal",
  round(100 * i.valor_total / nullif(soma.valor, 0), 2) as "itensPerc",
  i.ordem as "ordemNadItemPerc"
from empenho_item i
join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
cross join lateral (
  select sum(t.valor_total) as valor
  from empenho_item t
  where t.entidade = e.entidade and t.exercicio = e.exercicio and t.unidade_orcamentaria = e.unidade_orcamentaria
    and t.empenho = e.empenho
) soma
where i.entidade = :entidade and i.exercicio = :exercicio and i.unidade_orcamentaria = :unidadeOrcamentaria
  and i.empenho = :empenho
  and (:ordemItemEmpenho::int is null or i.ordem = :ordemItemEmpenho::int)
order by i.ordem
