// The volume of receita: the ledger of a large city, with more than a million entries in the year that is measured.
import type { Pool } from '@portal/db/pool'
import type { Volume } from './volume.ts'

const ENTRIES = 1_100_000
const CONTEXTO = [1, 2025]

/** Repeats each entry that is not a reversal, a day later each time, for a thousandth of its value. */
const REPEATED = `
  insert into lancamento_receita (entidade, exercicio, lancamento, data, receita, fonte_recurso, tipo, conta, historico,
    valor)
  select entidade, exercicio, lancamento + vez * (max(lancamento) over ()), make_date(exercicio, 1, 1) + (extract(doy
    from data)::int + vez) % 365,
    receita, fonte_recurso, tipo, conta, historico, greatest(round(valor / 1000, 2), 0.01)
  from lancamento_receita
  cross join generate_series(1, (
    select $3::int / greatest(count(*), 1)::int from lancamento_receita where entidade = $1 and exercicio = $2
      and valor > 0
  )) vez
  where entidade = $1 and exercicio = $2 and valor > 0`

async function enlarge(pool: Pool): Promise<void> {
  await pool.query(REPEATED, [...CONTEXTO, ENTRIES])
  await pool.query('vacuum (analyze) lancamento_receita')
  await pool.query(`select resumo.refazer($1, $2, '{lancamento_receita}')`, CONTEXTO)
  await pool.query('vacuum (analyze) resumo.receita_diaria, resumo.receita')
}

const MONTH = 'dataInicial=2025-03-01&dataFinal=2025-03-31'

export const receita: Volume = {
  area: 'receita',
  scale: 1,
  enlarge,
  wholeAnswers: [
    '/api/receitas',
    `/api/receitas?${MONTH}`,
    '/api/receitas/total',
    '/api/receitas/detalhada',
    '/api/receitas/grafico-anual?receita=1',
    '/api/receitas/dia?receita=1',
    '/api/receitas/razao?receita=1&data=2025-06-30',
    '/api/receitas/fonte-recursos',
    `/api/receitas/fonte-recursos?${MONTH}`,
    '/api/dashboard/receita',
    '/api/dashboard/despesa',
    '/api/dashboard/arrecadacao-despesa',
  ],
}
