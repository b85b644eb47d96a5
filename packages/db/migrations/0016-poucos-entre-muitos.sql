-- Orders of the COVID-19 lists, and payments of earlier years: few rows among many, far apart in the indexes of all.
create index resumo_empenho_covid_numero
  on resumo.empenho (entidade, exercicio, empenho, unidade_orcamentaria)
  where covid;
create index resumo_empenho_covid_nome
  on resumo.empenho (entidade, exercicio, nome_ordem, unidade_orcamentaria, empenho)
  where covid;
create index resumo_empenho_covid_historico
  on resumo.empenho (entidade, exercicio, historico_ordem, unidade_orcamentaria, empenho)
  where covid;
create index resumo_empenho_covid_valor
  on resumo.empenho (entidade, exercicio, valor_empenhado, unidade_orcamentaria, empenho)
  where covid;
create index resumo_pagamento_covid_empenho
  on resumo.pagamento (entidade, exercicio_pagamento, empenho, exercicio, unidade_orcamentaria, no_pagamento)
  where covid;
create index resumo_pagamento_covid_nome
  on resumo.pagamento (entidade, exercicio_pagamento, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_covid_valor
  on resumo.pagamento (entidade, exercicio_pagamento, valor, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_covid_valor_pago
  on resumo.pagamento (entidade, exercicio_pagamento, valor_pago, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_restos
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where exercicio < exercicio_pagamento;
