select
  r.entidade,
  r.exercicio,
  r.unidade_orcamentaria as "unidadeOrcamentaria",
  r.empenho,
  r.empenho || '/' || r.exercicio as "empenhoExercicio",
  r.empenho as "empenhoExercicioOrdem",
  r.fornecedor as "codigoFornecedor",
  f.nome as fornecedor,
  f.nome_busca as "fornecedorBusca",
  r.nome_ordem as "fornecedorOrdem",
  f.cnpj_cpf as "cnpjCpf",
  r.no_pagamento as "noPagamento",
  r.data,
  e.no_processo || coalesce('/' || e.ano_processo, '') as processo,
  r.valor_pago as valor
from resumo.pagamento r
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
where r.entidade = :entidade and r.exercicio_pagamento = :exercicio and r.suprimento_fundos
