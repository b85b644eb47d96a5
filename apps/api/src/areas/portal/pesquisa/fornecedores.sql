select r.fornecedor, r.nome, r."cnpjCpf" as documento, r.empenhado
from (:lista) r
where :condicao
order by r.empenhado desc, r.fornecedor
limit :limite
