select *
from resumo.contratos_assinados(:entidade)
where pessoa = :fornecedor::int
order by "dataAssinatura" desc nulls last, exercicio desc, contrato
