select
  r.entidade,
  n.nome as "entidadeNome",
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
  r.exercicio_liquidacao as "exercicioLiquidacao",
  r.no_liquidacao as "noLiquidacao",
  e.modalidade as "tipoLicitacao",
  e.no_licitacao || coalesce('/' || e.ano_licitacao, '') as licitacao,
  l.notas_fiscais as "notasFiscais",
  l.notas_busca as "notasFiscaisBusca",
  coalesce(l.fonte_recurso, d.fonte_recurso) || ' - ' || s.descricao as "fonteRecurso",
  l.ordem_fonte_recurso as "ordemFonteRecurso",
  l.data_vencimento as "dataVencimento",
  r.exercicio_pagamento as "exercicioPagamento",
  r.no_pagamento as "noPagamento",
  r.data,
  r.valor,
  r.valor_retido as "valorRetido",
  r.valor_pago as "valorParametro",
  l.saldo,
  r.covid,
  r.exercicio = r.exercicio_pagamento as "doExercicio",
  r.exercicio < r.exercicio_pagamento as "deRestos"
from resumo.pagamento r
left join resumo.liquidacao l
  on l.entidade = r.entidade and l.exercicio = r.exercicio and l.unidade_orcamentaria = r.unidade_orcamentaria
    and l.empenho = r.empenho
  and l.exercicio_liquidacao = r.exercicio_liquidacao and l.no_liquidacao = r.no_liquidacao
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
-- Looked for only where the settlement does not say it: no row is sought by a null.
left join resumo.empenho d
  on d.entidade = r.entidade and d.exercicio = r.exercicio and d.unidade_orcamentaria = r.unidade_orcamentaria
  and d.empenho = case when l.fonte_recurso is null then r.empenho end
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
left join entidade n on n.entidade = r.entidade
left join fonte_recurso s
  on s.entidade = r.entidade and s.exercicio = r.exercicio
    and s.fonte_recurso = coalesce(l.fonte_recurso, d.fonte_recurso)
where r.entidade = :entidade and r.exercicio_pagamento = :exercicio
