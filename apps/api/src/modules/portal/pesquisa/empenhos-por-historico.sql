select e.exercicio, e.unidade_orcamentaria as unidade, e.empenho, e.data, e.historico, e.valor, f.nome
from (
  select * from empenho
  where entidade = $1 and exercicio = $2 and to_tsvector('simple', sem_acento(historico)) @@ to_tsquery('simple', $3)
  limit 500
) e
join fornecedor f using (entidade, fornecedor)
order by e.data desc, e.unidade_orcamentaria, e.empenho desc
limit $4
