select *
from resumo.empenhos_da_compra(:entidade)
where "exercicioContrato" = :exercicio and contrato = :contrato::int
order by "exercicioEmpenho", data, empenho, "unidadeOrcamentaria"
