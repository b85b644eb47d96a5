select distinct "entidadeEmpenho" as entidade, "exercicioEmpenho" as exercicio, "unidadeOrcamentaria", empenho, "displayEmpenho"
from diarias
where "quantidadeDiarias" is null
order by exercicio, empenho, "unidadeOrcamentaria"
