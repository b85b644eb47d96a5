select
  b.exercicio,
  b.unidade_orcamentaria as "unidadeOrcamentaria",
  b.empenho,
  b.empenho || '/' || b.exercicio as "empenhoExercicio",
  e.data,
  f.nome,
  b.valor
from bem_empenho b
join empenho e
  on e.entidade = b.entidade and e.exercicio = b.exercicio and e.unidade_orcamentaria = b.unidade_orcamentaria
    and e.empenho = b.empenho
left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
where b.entidade = :entidade and b.tipo = :tipo and b.bem = :bem::int
order by e.data, b.exercicio, b.empenho
