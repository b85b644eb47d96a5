select
  empenho,
  no_liquidacao as "noLiquidacao",
  exercicio_liquidacao as "exercicioLiquidacao",
  sequencia,
  descricao,
  data,
  valor,
  valor_estornado as "valorEstornado"
from retencao
where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria
  and empenho = :empenho
order by exercicio_liquidacao, no_liquidacao, sequencia
