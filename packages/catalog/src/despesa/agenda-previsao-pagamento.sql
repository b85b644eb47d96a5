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
  r.exercicio_liquidacao as "exercicioLiquidacao",
  r.no_liquidacao as "noLiquidacao",
  e.modalidade as "tipoLicitacao",
  e.no_licitacao || coalesce('/' || e.ano_licitacao, '') as licitacao,
  r.notas_fiscais as "notasFiscais",
  r.notas_busca as "notasFiscaisBusca",
  r.fonte_recurso || ' - ' || s.descricao as "fonteRecurso",
  r.ordem_fonte_recurso as "ordemFonteRecurso",
  r.data_vencimento as "dataVencimento",
  r.categoria as "codigoCategoria",
  (array['Bens', 'Locações', 'Serviços', 'Obras', 'Outras despesas'])[r.categoria] as categoria,
  l.motivo_fora_da_ordem as "motivoForaDaOrdem",
  r.data,
  r.valor,
  r.saldo,
  r.exercicio = r.exercicio_liquidacao as "doExercicio",
  r.exercicio < r.exercicio_liquidacao as "deRestos",
  r.data_pagamento as "dataPagamento",
  r.no_ordem as "noOrdem",
  r.sequencia
from resumo.liquidacao r
left join empenho e
  on e.entidade = r.entidade and e.exercicio = r.exercicio
  and e.unidade_orcamentaria = r.unidade_orcamentaria and e.empenho = r.empenho
-- Looked for only where there is a reason to tell: no row is sought by a null.
left join liquidacao l
  on l.entidade = r.entidade and l.exercicio = r.exercicio and l.unidade_orcamentaria = r.unidade_orcamentaria
  and l.empenho = case when r.fora_da_ordem then r.empenho end
  and l.exercicio_liquidacao = r.exercicio_liquidacao and l.no_liquidacao = r.no_liquidacao
left join fornecedor f on f.entidade = r.entidade and f.fornecedor = r.fornecedor
left join fonte_recurso s on s.entidade = r.entidade and s.exercicio = r.exercicio and s.fonte_recurso = r.fonte_recurso
where r.entidade = :entidade and r.exercicio_liquidacao = :exercicio
  and r.pago = coalesce(:isSomentePagos::boolean, :foraDaOrdem::boolean, false)
  and (:foraDaOrdem::boolean is not true or r.fora_da_ordem)
