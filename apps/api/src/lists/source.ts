// Reads the `.sql` beside a declaration once at start, and refuses a faulty one there rather than on the first visit.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listName, scopeOf, type List, type ListScope } from '@portal/kit/list'
import { narrowing, type Narrowed } from './select-list.ts'
import { parseSql, type SqlTemplate } from './sql-template.ts'

export interface ListSource extends Pick<SqlTemplate, 'binds' | 'text'>, Narrowed {
  /**
   * Returns the column to sort by: `<column>Ordem` where the query has it, else its accent-free twin, else the column
   * itself.
   */
  readonly orderColumn: (column: string) => string
  /** Queries of child rows, by the name filters give them in `among`. */
  readonly among: ReadonlyMap<string, ChildSource>
  /** Precomputed sums of its rows, with the columns they are grouped by; `linhas` is the number of rows in each. */
  readonly sums?: ListSource
}

/** The source of a call's own query, which is used as it is written. */
export const plainSource = (template: SqlTemplate): ListSource => ({
  ...template,
  leftJoins: [],
  worksBesideRows: false,
  columns: [],
  orderColumn: (column) => column,
  among: new Map(),
})

export interface ChildSource extends SqlTemplate {
  /** The columns of the list's key that link a child row to its row. */
  readonly key: readonly string[]
}

/** The binds of the context that the `.sql` of each scope receives, and must use. */
const CONTEXTO: Record<ListScope, readonly string[]> = {
  year: ['entidade', 'exercicio'],
  entity: ['entidade'],
  portal: [],
}

const CATALOG = dirname(createRequire(import.meta.url).resolve('@portal/catalog/areas'))

export const catalogFolder = (area: string): string => join(CATALOG, area)

/** Sources by list, so that a server of many cities reads each file once. */
const loaded = new WeakMap<List, ListSource>()

export function loadListSource(list: List): ListSource {
  const source = loaded.get(list) ?? readListSource(list, catalogFolder(list.area))
  loaded.set(list, source)
  return source
}

export function readListSource(list: List, folder: string): ListSource {
  const name = list.sql ?? listName(list)
  const { text, template } = readTemplate(list, join(folder, `${name}.sql`))
  const unused = CONTEXTO[scopeOf(list)].find((each) => !template.binds.includes(each))
  if (unused !== undefined) throw new Error(`${name}.sql não usa :${unused}, que o alcance da lista ${list.path} pede.`)
  const hanging = new Set(Object.values(list.filters).flatMap(({ among, orAmong }) => among ?? orAmong ?? []))
  const columns = new Set([...text.matchAll(/\bas\s+"([\w.]+)"/gi)].map((match) => match[1]))
  const orderColumn = (column: string): string =>
    [`${column}Ordem`, `${column}Busca`].find((twin) => columns.has(twin)) ?? column
  const among = new Map([...hanging].map((each) => [each, readChild(list, join(folder, `${name}-${each}.sql`))]))
  const sums = list.sums === undefined ? undefined : readSums(list, join(folder, `${name}-${list.sums}.sql`), template)
  return { text, binds: template.binds, ...narrowing(text), orderColumn, among, ...(sums && { sums }) }
}

function readSums(list: List, file: string, rows: SqlTemplate): ListSource {
  const { text, template } = readTemplate(list, file)
  const unused = rows.binds.find((name) => !template.binds.includes(name))
  if (unused !== undefined) throw new Error(`${file} não usa :${unused}, que as linhas de ${list.path} usam.`)
  const summed = { ...plainSource(template), ...narrowing(text) }
  const missing = ['linhas', ...list.totals].find((name) => !summed.columns.includes(name))
  if (missing !== undefined) throw new Error(`${file} não soma "${missing}" da lista ${list.path}.`)
  return summed
}

function readChild(list: List, file: string): ChildSource {
  const { text, template } = readTemplate(list, file)
  const { columns } = narrowing(text)
  const key = list.key.filter((name) => columns.includes(name))
  if (key.length === 0) throw new Error(`${file} não diz de que linha de ${list.path} é cada uma das suas.`)
  return { ...template, key }
}

function readTemplate(list: List, file: string): { text: string; template: SqlTemplate } {
  const text = read(file, list)
  const template = parseSql(text)
  const { filters, fixed = {}, whole: { addedUp = {} } = {} } = list
  const known = new Set([...CONTEXTO[scopeOf(list)], ...Object.keys({ ...filters, ...fixed, ...addedUp })])
  const unknown = template.binds.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new Error(`${file} usa :${unknown}, que a lista ${list.path} não declara em filters nem em fixed.`)
  return { text, template }
}

function read(file: string, list: List): string {
  try {
    return readFileSync(file, 'utf8').trim().replace(/;$/, '')
  } catch (error) {
    throw new Error(`A lista ${list.path} está no catálogo mas falta o arquivo ${file}.`, { cause: error })
  }
}
