// The rows a question speaks of, as SQL: a list as one entity sees it in one year, filtered; or the same of several together.
import { searchedColumn, type FilterKind } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import { identifier, Parameters, type Binds, type BindValue } from './binds.ts'
import { filterCondition, tsQuery } from './conditions.ts'
import type { FilterValues } from './request.ts'
import { compileRsql, type Having } from './rsql-conditions.ts'
import type { RsqlNode } from './rsql.ts'
import type { ListSource } from './source.ts'
import type { ListView } from './view.ts'

export interface Scope {
  view: ListView
  contexto: Contexto
  filters: FilterValues
  /** Field values each row must have. */
  equals?: Readonly<Record<string, string>>
  /** What a client said in RSQL, over the fields the view lets it name. */
  search?: RsqlNode
  /** The entities and years covered, where the context is not all of it. */
  parts?: readonly Contexto[]
  /** The name the statement gave its rows, to read them again by. */
  named?: string
}

export const column = (name: string, alias = 'r'): string => `${alias}.${identifier(name)}`

/** The entities and years whose rows are read, each a part of the whole. */
export const partsOf = ({ contexto, parts }: Scope): readonly Contexto[] => parts ?? [contexto]

/** The columns of `r` a text names. */
const readIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/\br\."([^"]+)"/g)].map(([, name = '']) => name))

function render(
  { render: rendered }: Pick<ListSource, 'render'>, { view, filters, parts }: Scope, { bind }: Binds, { entidade, exercicio }: Contexto, reads?: ReadonlySet<string>,
): string {
  const own: Record<string, BindValue> = { entidade, exercicio }
  const values: Record<string, BindValue> = { ...view.list.fixed, ...own }
  const valueOf = (name: string): BindValue => {
    const asked = filters[name]?.value ?? null
    return asked !== null && view.filters[name]?.kind === 'words' ? tsQuery(wordsIn(asked)) : asked
  }
  const bindName = (name: string): string => (parts && Object.hasOwn(own, name) ? `${name} ${own[name]}` : name)
  return rendered((name) => bind(values[name] ?? valueOf(name), bindName(name)), reads)
}

/** `(<sql>) r` with the values of its own binds, and with the columns that `reader` names, or all. */
export const relation = (scope: Scope, binds: Binds, part: Contexto, reader?: string): string =>
  scope.named === undefined ? `(\n${render(scope.view.source, scope, binds, part, reader === undefined ? undefined : readIn(reader))}\n) r` : `${scope.named} r`

/** For a statement that reads the rows more than once: PostgreSQL reads their SQL once, and still plans each reading by itself. */
export function named(scope: Scope, binds: Binds): [naming: string, scope: Scope] {
  if (scope.parts) return ['', scope]
  const rows = render(scope.view.source, scope, binds, scope.contexto)
  return [`with lista as not materialized (\n${rows}\n)\n`, { ...scope, named: 'lista' }]
}

/** Rows from which something hangs that meets the conditions, all at once; or that meet them themselves, where `orItself`. */
function having(among: string, conditions: readonly string[], scope: Scope, binds: Binds, part: Contexto, orItself = false): string {
  const { list, source } = scope.view
  const hanging = source.among.get(among)
  if (!hanging) throw new Error(`${list.path} has nothing called ${among}`)
  const keys = hanging.key.map((name) => column(name)).join(', ')
  const keysOf = (rows: string): string => `select ${keys} from ${rows} where ${conditions.join(' and ')}`
  const found = [...(orItself ? [relation(scope, binds, part)] : []), `(\n${render(hanging, scope, binds, part)}\n) r`].map(keysOf)
  return `(${keys}) in (${found.join('\nunion all\n')})`
}

/** Where what is asked is found: in the row, or only in what hangs from it. Each has its own index, so each may be asked by itself. */
export type Place = 'row' | 'hanging'

/** The places a page is put together from; where a filter looks in one alone, everything is in the row. */
export const placesOf = ({ view, filters }: Scope): readonly Place[] =>
  Object.keys(filters).some((name) => view.filters[name]?.orAmong !== undefined) ? ['row', 'hanging'] : ['row']

/** Every filter in force: those the list always has, and those chosen. */
function applied({ view: { list, filters: offered }, filters }: Scope): (readonly [name: string, value: string])[] {
  const fixed = Object.entries(list.fixed).filter(([name]) => list.filters[name])
  const chosen = Object.entries(filters).filter(([name]) => offered[name])
  return [...fixed.map(([name, value]) => [name, String(value)] as const), ...chosen.map(([name, { value }]) => [name, value] as const)]
}

/** Nothing hangs from a row that came after them, so the rows themselves may be read from there. */
const ENDS: ReadonlySet<FilterKind> = new Set(['dateTo', 'monthTo'])

/** In one place or, where none is told, in any. */
export function where(scope: Scope, binds: Binds, part: Contexto, place?: Place): string {
  const { view, equals = {}, search } = scope
  const hangs: Having = (among, asked) => having(among, asked, scope, binds, part)
  const bySource = new Set(view.source.binds)
  const conditions: string[] = []
  const hanging = new Map<string, string[]>()
  for (const [name, value] of applied(scope)) {
    const filter = view.list.filters[name]
    if (!filter || (bySource.has(name) && filter.orAmong === undefined)) continue
    const asked = column(searchedColumn(filter))
    const condition = filterCondition(filter, asked, value, binds.bind, part.exercicio)
    if (filter.orAmong !== undefined && place !== 'row') {
      conditions.push(having(filter.orAmong, [condition], scope, binds, part, place === undefined))
      if (place === 'hanging') conditions.push(`(${condition}) is not true`)
    } else if (filter.among === undefined) conditions.push(condition)
    else hanging.set(filter.among, [...(hanging.get(filter.among) ?? []), condition])
    if (filter.since !== undefined && ENDS.has(filter.kind)) {
      conditions.push(filterCondition(filter, column(filter.since), value, binds.bind, part.exercicio))
    }
  }
  for (const [among, asked] of hanging) conditions.push(hangs(among, asked))
  for (const [name, value] of Object.entries(equals)) conditions.push(`${column(name)} = ${binds.bind(value)}`)
  if (search) conditions.push(compileRsql(search, view.clientNames.search, binds, hangs))
  return conditions.length === 0 ? '' : `\nwhere ${conditions.join('\n  and ')}`
}

/** The sums of the rows in their place, where these were added up by every column that is asked about. */
export function summed(scope: Scope): Scope | undefined {
  const { view, contexto, parts } = scope
  const { sums } = view.source
  if (!sums || parts) return undefined
  const asked = [...readIn(where(scope, new Parameters(), contexto))]
  return asked.every((name) => sums.columns.includes(name)) ? { ...scope, view: { ...view, source: sums } } : undefined
}

/** `from` and `where` over the rows of every part, with the columns that `reader` names, or all. */
export function fromWhole(scope: Scope, binds: Binds, reader?: string): string {
  const parts = partsOf(scope).map((part) => {
    const asked = where(scope, binds, part)
    return `from ${relation(scope, binds, part, reader === undefined ? undefined : `${reader}${asked}`)}${asked}`
  })
  return parts.length === 1 ? (parts[0] ?? '') : `from (\n${parts.map((each) => `select r.*\n${each}`).join('\nunion all\n')}\n) r`
}
