select distinct "entidadeEmpenho" as entidade, "exercicioEmpenho" as exercicio, "unidadeOrcamentaria", empenho,
  "displayEmpenho"
from linhas
where "quantidadeDiarias" is null
order by exercicio, empenho, "unidadeOrcamentaria"
