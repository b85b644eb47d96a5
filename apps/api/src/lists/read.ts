// Answers the questions a list gets, each from one state of the data even while a load commits in between.
import type { Pool } from '@portal/db/pool'
import { ComeBackLater } from '../door/errors.ts'
import { compileCount, compileFound, compileKeys, compileOne, compilePage, isFoundFirst, type FoundKeys, type Slice } from './sql.ts'
import type { Scope } from './relation.ts'
import type { Counted, Counts } from './counts.ts'
import { writePage } from './page.ts'
import type { ListQuery } from './request.ts'

/** From this row on, it pays to know the count before: the end may be nearer. */
const FAR = 1_000
const ATTEMPTS = 3
const RETRY_AFTER_SECONDS = 2

/** Runs one statement: a pool, or a connection inside a transaction. */
export type Runner = Pick<Pool, 'query'>

interface PageRow {
  content: string
  rows: number
  versao: string | null
}

const versaoOf = (row: { versao: string | null }): string => row.versao ?? ''

export async function countRows(runner: Runner, scope: Scope): Promise<Counted> {
  const { rows } = await runner.query<Record<string, string | null>>(compileCount(scope))
  const { count, versao, ...sums } = rows[0] ?? {}
  const totals = Object.fromEntries(Object.entries(sums).flatMap(([name, sum]) => (sum === null ? [] : [[name, sum]])))
  return { versao: versao ?? '', count: Number(count ?? 0), totals }
}

type KeysRow = Omit<PageRow, 'content'> & FoundKeys

/** Nothing where the data changed between finding the rows and reading them. */
async function readFound(runner: Runner, scope: Scope, slice: Slice): Promise<PageRow | undefined> {
  const { rows: [found] } = await runner.query<KeysRow>(compileKeys(scope, slice))
  if (!found || found.rows === 0) return { content: '[]', rows: 0, versao: found?.versao ?? null }
  const { rows: [row] } = await runner.query<PageRow>(compileFound(scope, slice.sort, found))
  return row && versaoOf(row) === versaoOf(found) ? row : undefined
}

async function readRows(runner: Runner, scope: Scope, query: ListQuery, counted: Counted | undefined): Promise<PageRow | undefined> {
  const offset = query.page * query.size
  if (counted && offset >= counted.count) return { content: '[]', rows: 0, versao: counted.versao }
  const slice = sliceOf(query, offset, counted)
  if (isFoundFirst(scope)) return readFound(runner, scope, slice)
  const { rows } = await runner.query<PageRow>(compilePage(scope, slice))
  return rows[0] ?? { content: '[]', rows: 0, versao: null }
}

function sliceOf({ sort, size }: ListQuery, offset: number, counted: Counted | undefined): Slice {
  const forwards: Slice = { sort, limit: size, offset, keysFirst: offset > 0, backwards: false }
  if (!counted) return forwards
  const limit = Math.min(size, counted.count - offset)
  const fromEnd = counted.count - offset - limit
  return fromEnd < offset ? { sort, limit, offset: fromEnd, keysFirst: true, backwards: true } : forwards
}

export async function readPage(pool: Runner, counts: Counts, countKey: string, scope: Scope, query: ListQuery): Promise<Buffer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const counting = counts.get(countKey, () => countRows(pool, scope))
    const isFar = query.page * query.size >= FAR
    const [row, counted] = await Promise.all([readRows(pool, scope, query, isFar ? await counting : undefined), counting])
    if (row && versaoOf(row) === counted.versao) {
      const { page, size, sort } = query
      return writePage({ content: row.content, rows: row.rows, count: counted.count, page, size, sort })
    }
    await counts.renew(countKey, counted)
  }
  throw new ComeBackLater(503, 'Os dados estão sendo atualizados. Tente de novo em instantes.', RETRY_AFTER_SECONDS)
}

export async function readTotals(pool: Runner, counts: Counts, countKey: string, scope: Scope): Promise<Buffer> {
  const { totals } = await counts.get(countKey, () => countRows(pool, scope))
  return Buffer.from(`{${Object.entries(totals).map(([name, sum]) => `${JSON.stringify(name)}:${sum}`).join(',')}}`)
}

/** The row as JSON, or nothing. */
export async function readOne(pool: Runner, scope: Scope): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ content: string }>(compileOne(scope))
  return rows[0] && Buffer.from(rows[0].content)
}
