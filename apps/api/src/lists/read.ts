// Reads pages, totals and single rows of a list, each from one state of the data even if a load commits in between.
import type { Runner } from '@portal/db/pool'
import { ComeBackLater } from '../http/errors.ts'
import type { Counted, CountCache } from './count-cache.ts'
import { writePage } from './page.ts'
import { countsFirst, planPage, type DirectPlan, type KeysPlan, type PageAsked } from './plan.ts'
import type { Scope } from './scope.ts'
import { count as countOf, keys, one, rows, rowsByKey, STATED, type FoundKeys } from './sql.ts'

const ATTEMPTS = 3
const RETRY_AFTER_SECONDS = 2

interface PageRow {
  content: string
  rows: number
  versao: string | null
}

const versaoOf = (row: { versao: string | null }): string => row.versao ?? ''

export async function countRows(runner: Runner, scope: Scope): Promise<Counted> {
  const found = await runner.query<Record<string, string | null>>(countOf(scope))
  const { count: counted, versao, ...sums } = found.rows[0] ?? {}
  const count = Number(counted ?? 0)
  const totals: Record<string, string> = {}
  const stated: Record<string, number> = {}
  for (const [name, sum] of Object.entries(sums)) {
    if (sum === null || sum === undefined) continue
    if (!name.endsWith(STATED)) totals[name] = sum
    else if (Number(sum) > 0 && Number(sum) < count) stated[name.slice(0, -STATED.length)] = Number(sum)
  }
  return { versao: versao ?? '', count, totals, stated }
}

export async function readDirectly(runner: Runner, scope: Scope, plan: DirectPlan): Promise<PageRow> {
  const {
    rows: [page],
  } = await runner.query<PageRow>(rows(scope, plan))
  return page ?? { content: '[]', rows: 0, versao: null }
}

/** Returns undefined if the data changed between finding the keys and reading their rows. */
async function readByKey(runner: Runner, scope: Scope, plan: KeysPlan): Promise<PageRow | undefined> {
  const {
    rows: [found],
  } = await runner.query<Omit<PageRow, 'content'> & FoundKeys>(keys(scope, plan))
  if (!found || found.rows === 0) return { content: '[]', rows: 0, versao: found?.versao ?? null }
  const {
    rows: [page],
  } = await runner.query<PageRow>(rowsByKey(scope, plan.sort, found))
  return page && versaoOf(page) === versaoOf(found) ? page : undefined
}

export function readRows(
  runner: Runner,
  scope: Scope,
  asked: PageAsked,
  counted?: Counted,
): Promise<PageRow | undefined> {
  const plan = planPage(scope, asked, counted?.count)
  if (plan.rows === 'by-key') return readByKey(runner, scope, plan.keys)
  if (plan.rows === 'direct') return readDirectly(runner, scope, plan)
  return Promise.resolve({ content: '[]', rows: 0, versao: counted?.versao ?? null })
}

/** Reads rows and count at the same time, and retries if a load committed between them. */
export async function readPage(
  runner: Runner,
  counts: CountCache,
  countKey: string,
  scope: Scope,
  asked: PageAsked,
): Promise<Buffer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const counting = counts.get(countKey, () => countRows(runner, scope))
    const known = countsFirst(asked) ? await counting : undefined
    const [row, counted] = await Promise.all([readRows(runner, scope, asked, known), counting])
    if (row && versaoOf(row) === counted.versao) {
      const { page, size, sort } = asked
      return writePage({ content: row.content, rows: row.rows, count: counted.count, page, size, sort })
    }
    await counts.renew(countKey, counted)
  }
  throw new ComeBackLater(503, 'Os dados estão sendo atualizados. Tente de novo em instantes.', RETRY_AFTER_SECONDS)
}

/** Returns the sums as JSON, with `comValor`, how many rows state each sum that not all rows state. */
export async function readTotals(pool: Runner, counts: CountCache, countKey: string, scope: Scope): Promise<Buffer> {
  const { totals, stated } = await counts.get(countKey, () => countRows(pool, scope))
  const known = scope.view.list.whole || Object.keys(stated).length === 0 ? [] : [['comValor', JSON.stringify(stated)]]
  return Buffer.from(
    `{${[...Object.entries(totals), ...known].map(([name, sum]) => `${JSON.stringify(name)}:${sum}`).join(',')}}`,
  )
}

/** Returns the row as JSON, or undefined. */
export async function readOne(pool: Runner, scope: Scope): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ content: string }>(one(scope))
  return rows[0] && Buffer.from(rows[0].content)
}
