-- The words come after the `and`: one `nome_busca like any (…)` each, or the document.
select fornecedor, nome, cnpj_cpf as documento, empenhado
from resumo.fornecedor
where entidade = $1 and exercicio = $2 and :condicao
order by empenhado desc, fornecedor
limit $3
