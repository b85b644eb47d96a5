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
  case when no_pagamento = 0 then 'Só o total, sem documentos' else nro_documento end as "nroDocumento",
  valor,
  valor_retido as "valorRetido"
from resumo.pagamentos(:entidade, :exercicio)
where unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
order by data, exercicio_pagamento, no_pagamento
