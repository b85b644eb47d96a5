select
  no_pagamento as "noPagamento",
  exercicio_pagamento as "exercicioPagamento",
  no_liquidacao as "noLiquidacao",
  exercicio_liquidacao as "exercicioLiquidacao",
  data,
  banco,
  agencia,
  conta,
  tipo_documento as "tipoDocumento",
  nro_documento as "nroDocumento",
  valor,
  valor_retido as "valorRetido"
from pagamento
where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
order by data, exercicio_pagamento, no_pagamento
