// Splits a query into its columns and the joins they come from, so that a statement selects only what it reads. A left
// join brings columns and is left out where nobody reads them; any other join decides which rows there are, and stays.
// PostgreSQL removes unused joins too, but only after parsing and planning them.
import { parseSql, type SqlTemplate } from './sql-template.ts'
import { piecesOf } from './sql-pieces.ts'

export interface Narrowed {
  /** Writes the query with the columns of these names, or with all. */
  readonly render: (place: (name: string) => string, reads?: ReadonlySet<string>) => string
  /** The left joins of the query, by alias. */
  readonly leftJoins: readonly LeftJoin[]
  /** Whether something is computed for each row in a lateral join. */
  readonly worksBesideRows: boolean
  /** The names of its columns; empty for a query that is not one plain `select`. */
  readonly columns: readonly string[]
}

const UNITES = new Set([
  'union',
  'intersect',
  'except',
  'group',
  'having',
  'order',
  'limit',
  'offset',
  'window',
  'fetch',
])
const JOINS = new Set(['left', 'cross', 'inner', 'right', 'full'])

const NAME = /(?:"([^"]+)"|(\w+))\s*$/
/** Captures the table, where the join is on one, and its alias, where it has one. */
const LEFT_JOIN =
  /^left\s+join\s+(?:lateral\s+)?(?:[\w.]*\([\s\S]*\)|(?:\w+\.)?(\w+))(?:\s+(?!on\b|using\b)(\w+))?\s+(?:on|using)\b/i
const LATERAL = /^\w+\s+join\s+lateral\b/i

export interface LeftJoin {
  readonly alias: string
  readonly text: string
}

interface Parts {
  columns: string[]
  /** `from`, each join and `where`: everything after the columns, as written. */
  clauses: string[]
}

/** Returns undefined for a query that is not one plain `select`. */
function partsOf(text: string): Parts | undefined {
  const cuts: number[] = []
  const clauseStarts: number[] = []
  let [depth, start, last] = [0, -1, '']
  for (const { at, text: piece } of piecesOf(text)) {
    if (piece === '(' || piece === '[') depth++
    else if (piece === ')' || piece === ']') depth--
    if (depth > 0 || !/^[\w,]/.test(piece)) continue
    const word = piece.toLowerCase()
    if (start < 0) {
      if (word !== 'select') return undefined
      start = at + piece.length
    } else if (clauseStarts.length === 0) {
      if (word === 'distinct' && last === 'select') return undefined
      if (word === ',') cuts.push(at)
      if (word === 'from' && last !== 'distinct') clauseStarts.push(at)
    } else if (UNITES.has(word)) return undefined
    else if (JOINS.has(word) || word === 'where' || (word === 'join' && !JOINS.has(last))) clauseStarts.push(at)
    last = word
  }
  const [from] = clauseStarts
  if (from === undefined) return undefined
  const ends = [...cuts, from]
  return {
    columns: ends.map((end, index) => text.slice(index === 0 ? start : (ends[index - 1] ?? 0) + 1, end).trim()),
    clauses: clauseStarts.map((begin, index) => text.slice(begin, clauseStarts[index + 1] ?? text.length).trim()),
  }
}

interface Part {
  readonly text: string
  readonly sql: SqlTemplate
}

const partOf = (text: string): Part => ({ text, sql: parseSql(text) })

export function narrowing(text: string): Narrowed {
  const whole = parseSql(text)
  const parts = partsOf(text)
  const names = parts?.columns.flatMap((column) => NAME.exec(column)?.slice(1).find(Boolean) ?? [])
  if (!parts || names?.length !== parts.columns.length) {
    return { render: whole.render, leftJoins: [], worksBesideRows: false, columns: [] }
  }

  const columns = parts.columns.map((column, index) => ({ ...partOf(column), name: names[index] ?? '' }))
  const clauses = parts.clauses.map((clause) => {
    const [, table, alias = table] = LEFT_JOIN.exec(clause) ?? []
    return { ...partOf(clause), alias, uses: alias === undefined ? undefined : new RegExp(`\\b${alias}\\.`) }
  })

  /**
   * Returns the columns read, and the joins that they or a kept join come from. Goes backwards, since a join stands
   * before those that depend on it.
   */
  function kept(reads: ReadonlySet<string>): Part[][] {
    const read = columns.filter(({ name }) => reads.has(name))
    const selected = read.length > 0 ? read : columns.slice(0, 1)
    const from: Part[] = []
    for (const clause of clauses.toReversed()) {
      const { uses } = clause
      if (!uses || [...selected, ...from].some(({ text }) => uses.test(text))) from.unshift(clause)
    }
    return [selected, from]
  }

  const render: Narrowed['render'] = (place, reads) => {
    if (!reads) return whole.render(place)
    const [selected = [], from = []] = kept(reads)
    const rendered = (parts: readonly { sql: SqlTemplate }[], between: string): string =>
      parts.map(({ sql }) => sql.render(place)).join(between)
    return `select\n  ${rendered(selected, ',\n  ')}\n${rendered(from, '\n')}`
  }
  return {
    render,
    leftJoins: clauses.flatMap(({ alias, text }) => (alias === undefined ? [] : [{ alias, text }])),
    worksBesideRows: clauses.some(({ text }) => LATERAL.test(text)),
    columns: names,
  }
}
