-- Each entry moves two balances: what is still to be settled, and what was settled and is still to be paid. What is
-- paid before it is settled, or never is, counts as settled. On the same day a commitment comes before its settlements,
-- these before what undoes them, and payments come last. A commitment of no known day comes before all of it; of one
-- whose value nobody stated, no one knows how much is still to be settled.
with lancamento (vez, tipo, descricao, documento, data, ano, numero, sequencia, liquidacao, exercicio_liquidacao,
  pagamento, exercicio_pagamento, motivo, valor, reservado, liquidado, pago, dia) as (
  select 1, 20, 'Empenho', 'Emp: ' || empenho, coalesce(e.data, '-infinity'), exercicio, 0, 0, null::int, null::int,
    null::int, null::int, null::text, r.valor_empenhado, e.valor, 0.00, 0.00, e.data
  from resumo.empenho r join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria
    and empenho = :empenho
  union all
  select 2, 30, 'Liquidação', case when no_liquidacao = 0 then 'Só o total, sem documentos'
    else 'Liq: ' || no_liquidacao || '/' || exercicio_liquidacao end, data, exercicio_liquidacao, no_liquidacao, 0,
    no_liquidacao, exercicio_liquidacao, null, null, null, valor, 0, valor, 0, data
  from resumo.liquidacoes(:entidade, :exercicio)
  where unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
  union all
  select 3, 31, 'Estorno de liquidação', 'Liq: ' || no_liquidacao || '/' || exercicio_liquidacao, data,
    exercicio_liquidacao, no_liquidacao, sequencia,
    no_liquidacao, exercicio_liquidacao, null, null, motivo, valor, 0, -valor, 0, data
  from liquidacao_estorno
  where entidade = :entidade and exercicio = :exercicio and unidade_orcamentaria = :unidadeOrcamentaria
    and empenho = :empenho
  union all
  select 4, 21, 'Cancelamento', case when sequencia = 0 then 'Só o total, sem documentos'
    else 'Anul: ' || sequencia end, data, 0, 0, sequencia, null, null, null, null, motivo, valor, -valor, 0, 0, data
  from resumo.anulacoes(:entidade, :exercicio)
  where unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
  union all
  select 5, case when valor + coalesce(valor_retido, 0) < 0 then 41 else 40 end, case
    when valor + coalesce(valor_retido, 0) < 0 then 'Estorno de pagamento' else 'Pagamento' end,
    case when no_pagamento = 0 then 'Só o total, sem documentos'
      else 'Pag: ' || no_pagamento || '/' || exercicio_pagamento end, data, exercicio_pagamento, no_pagamento, 0,
    no_liquidacao, exercicio_liquidacao, no_pagamento, exercicio_pagamento, null,
      abs(valor + coalesce(valor_retido, 0)), 0, 0, valor + coalesce(valor_retido, 0), data
  from resumo.pagamentos(:entidade, :exercicio)
  where unidade_orcamentaria = :unidadeOrcamentaria and empenho = :empenho
)
select
  dia as data,
  tipo as "tipoLancamento",
  descricao as "descricaoTipoLancamento",
  documento as "nroDocumento",
  liquidacao as "noLiquidacao",
  exercicio_liquidacao as "exercicioLiquidacao",
  pagamento as "noPagamento",
  exercicio_pagamento as "exercicioPagamento",
  motivo,
  valor,
  case when bool_and(reservado is not null) over ()
    then sum(reservado) over ordem - greatest(sum(liquidado) over ordem, sum(pago) over ordem) end as "valorALiquidar",
  greatest(sum(liquidado) over ordem - sum(pago) over ordem, 0) as "valorAPagar"
from lancamento
window ordem as (order by lancamento.data, vez, ano, numero, sequencia rows unbounded preceding)
order by lancamento.data, vez, ano, numero, sequencia
