-- COVID-19 is read entity by entity, in the order of the lists it is part of.
drop index resumo.resumo_liquidacao_covid;
drop index resumo.resumo_pagamento_covid;
create index resumo_liquidacao_covid
  on resumo.liquidacao (entidade, exercicio_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where covid and not pago;
create index resumo_pagamento_covid
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
