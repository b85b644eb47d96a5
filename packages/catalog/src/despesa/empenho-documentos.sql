select
  descricao,
  no_documento as "noDocumento",
  tipo_documento as "tipoDocumento",
  no_liquidacao as "noLiquidacao",
  exercicio_liquidacao as "exercicioLiquidacao",
  data,
  valor,
  valor_estornado as "valorEstornado",
  chave_acesso as "chaveAcesso"
from liquidacao_documento
where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria
  and empenho = :empenho
order by data, exercicio_liquidacao, no_liquidacao, ordem
