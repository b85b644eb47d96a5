select c.unidade_orcamentaria as "unidadeOrcamentaria", c.empenho, c.ordem, m.data
from resumo.movimento m
join resumo.compra_direta_item c
  on c.entidade = m.entidade and c.exercicio = m.exercicio
  and c.unidade_orcamentaria = m.unidade_orcamentaria and c.empenho = m.empenho
where m.entidade = :entidade and m.exercicio = :exercicio
