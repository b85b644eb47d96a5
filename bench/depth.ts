// Measures requests that could get slower as data grow, as multiples of one ordinary page in the same run.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { parametrosFrom } from '@portal/kit/parametros'
import type { Pool } from '@portal/db/pool'
import { readRows } from '../apps/api/src/lists/read.ts'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import { openView } from '../apps/api/src/lists/view.ts'
import { atMost, type Line } from './line.ts'
import { medians } from './medians.ts'
import { startPortal } from './processes.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 15
const DEEP_PAGE = 5_000

async function measureDeepPage({ pool, exercicio, effort }: Subject): Promise<Line> {
  const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))
  const pageAt = (page: number) => () =>
    readRows(
      pool,
      { view, contexto: { entidade: 1, exercicio }, filters: {} },
      { sort: view.initialSort, size: 20, page },
    )
  const [first = 1, deep = 0] = await medians([pageAt(0), pageAt(DEEP_PAGE)], effort.times(ROUNDS))
  return atMost('página 5.000 / página 0', deep / first, 40)
}

/** Returns search terms: the first two words of the names of some suppliers, each only once. */
async function namesToSearch(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ nome: string }>(
    `select substring(nome_busca from '^\\S+ \\S+') as nome from fornecedor
     where entidade = 1 and nome_busca ~ '^\\S+ \\S+' group by 1 order by md5(substring(nome_busca from '^\\S+ \\S+'))
       limit $1`,
    [ROUNDS],
  )
  return rows.map(({ nome }) => nome)
}

async function scopes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ entidade: number; exercicio: number }>(
    `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2 limit $1`,
    [ROUNDS],
  )
  return rows.map(({ entidade, exercicio }) => `entidade=${entidade}&exercicio=${exercicio}`)
}

/**
 * Measures HTTP requests to a portal without a useful cache, each request for the first time. The count of the whole
 * year is already cached, as it is after the first visitor.
 */
async function measureQuestions({ pool, databaseUrl, filesDir, exercicio, api, effort }: Subject): Promise<Line[]> {
  const { origin } = await startPortal(databaseUrl, filesDir, { CACHE_MB: '1' })
  const base = `${origin}${new URL(api).pathname}`
  const ask = async (address: string): Promise<void> => {
    const answer = await fetch(`${base}${address}`)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const list = (query: string): string => `${empenhos.api.list}?${query}`
  const [years, names] = [await scopes(pool), await namesToSearch(pool)]
  for (const year of years) await ask(list(year))
  let [pages, totals, searches] = [0, 0, 0]
  const year = `entidade=1&exercicio=${exercicio}`
  const [page = 1, total = 0, name = 0] = await medians(
    [
      () => ask(list(`${year}&page=${++pages}`)),
      () => ask(`${empenhos.api.totals}?${years[totals++ % years.length]}`),
      () => ask(list(`${year}&nome=${encodeURIComponent(names[searches++ % names.length] ?? '')}`)),
    ],
    Math.min(effort.times(ROUNDS), years.length, names.length),
  )
  return [
    atMost('linha de totais / uma página', total / page, 1),
    atMost('busca por nome com contagem / uma página', name / page, 5),
  ]
}

export async function measureDepth(subject: Subject): Promise<Line[]> {
  return [await measureDeepPage(subject), ...(await measureQuestions(subject))]
}
