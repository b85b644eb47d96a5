select e.exercicio, e.unidade_orcamentaria as unidade, e.empenho, e.data, e.historico, e.valor, f.nome
from resumo.empenho r
join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
where r.entidade = $1 and r.exercicio = $2 and r.empenho = $3
order by e.unidade_orcamentaria
limit $4
