// A read `search=` expression as a condition over a relation `r`: columns from the whitelist, every value a bind.
import type { RsqlField } from '@portal/kit/client-names'
import { readDate, readDocumento, readInteger, type Reading } from '@portal/kit/read-filter'
import { normalize } from '@portal/kit/texto'
import { escapeLike, identifier, type Binds } from './binds.ts'
import { documentoCondition } from './conditions.ts'
import { rsqlFault, type Comparison, type Operator, type RsqlNode, type RsqlValue } from './rsql.ts'

/** A list is several equalities, or as many differences. */
type Simple = Exclude<Operator, '=in=' | '=out='>
type Compile = (column: string, operator: Simple, value: RsqlValue, binds: Binds) => string

function plain({ segments, at }: RsqlValue): string {
  if (segments.length > 1) throw rsqlFault('O curinga * só vale em texto', at)
  return segments[0] ?? ''
}

function accept(reading: Reading, at: number): string {
  if ('fault' in reading) throw rsqlFault(reading.fault.replace(/\.$/, ''), at)
  if (reading.value === undefined) throw rsqlFault('Esperava um valor', at)
  return reading.value
}

function equality(operator: Operator, at: number): 'is distinct from' | '=' {
  if (operator === '==') return '='
  if (operator === '!=') return 'is distinct from'
  throw rsqlFault(`O operador ${operator} não vale para este campo`, at)
}

const textual =
  (suffix: string, prepare: (text: string) => string): Compile =>
  (column, operator, value, { bind }) => {
    const by = column.replace(/"$/, `${suffix}"`)
    const equals = equality(operator, value.at)
    if (value.segments.length === 1) return `${by} ${equals} ${bind(prepare(plain(value)))}`
    const pattern = value.segments.map((segment) => escapeLike(prepare(segment))).join('%')
    return equals === '=' ? `${by} like ${bind(pattern)}` : `(${by} like ${bind(pattern)}) is not true`
  }

/** Normalises without losing the spaces next to a wildcard: '* DA *' still looks for a whole word. */
const plainText = (text: string): string => `${/^\s/.test(text) ? ' ' : ''}${normalize(text)}${/\S\s+$/.test(text) ? ' ' : ''}`

const COMPARE: Record<Simple, string> = { '==': '=', '!=': 'is distinct from', '>': '>', '<': '<', '>=': '>=', '<=': '<=' }

function readDecimal(text: string): Reading {
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(text) ? { value: text } : { fault: 'Informe um número, com ponto nas casas decimais' }
}

const ordered =
  (read: (text: string) => Reading): Compile =>
  (column, operator, value, { bind }) =>
    `${column} ${COMPARE[operator]} ${bind(accept(read(plain(value).trim()), value.at))}`

const HOUR = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Whole days, whether the column holds a date or a moment; of a moment, the day alone is heard. */
const day: Compile = (column, operator, value, { bind }) => {
  const iso = bind(accept(readDate(plain(value).trim().replace(HOUR, '')), value.at))
  const conditions: Record<Simple, string> = {
    '==': `(${column} >= ${iso}::date and ${column} < ${iso}::date + 1)`,
    '!=': `(${column} >= ${iso}::date and ${column} < ${iso}::date + 1) is not true`,
    '>': `${column} >= ${iso}::date + 1`,
    '>=': `${column} >= ${iso}::date`,
    '<': `${column} < ${iso}::date`,
    '<=': `${column} < ${iso}::date + 1`,
  }
  return conditions[operator]
}

const FLAGS: Readonly<Record<string, string>> = { S: 'S', N: 'N', true: 'S', false: 'N' }

const flag: Compile = (column, operator, value, { bind }) => {
  const text = plain(value)
  const wanted = Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined
  if (wanted === undefined) throw rsqlFault('Use S ou N', value.at)
  return `${column} ${equality(operator, value.at)} ${bind(wanted)}`
}

/** As in the filters: a whole document or the start of a CNPJ, never part of a CPF. */
const documento: Compile = (column, operator, { segments, at }, { bind }) => {
  const [text = '', ...rest] = segments
  if (rest.length > 1 || rest.some((segment) => segment !== '')) throw rsqlFault('O curinga * só vale no fim de um documento', at)
  const condition = documentoCondition(column, accept(readDocumento(text), at), bind)
  return equality(operator, at) === '=' ? `(${condition})` : `(${condition}) is not true`
}

const compilers: Record<RsqlField['kind'], Compile> = {
  text: textual('Busca', plainText),
  code: textual('', (text) => text),
  integer: ordered((text) => readInteger(text)),
  money: ordered(readDecimal),
  price: ordered(readDecimal),
  decimal: ordered(readDecimal),
  date: day,
  datetime: day,
  flag,
  documento,
}

function comparison({ selector, operator, values, at }: Comparison, fields: Fields, binds: Binds): string {
  const field = Object.hasOwn(fields, selector) ? fields[selector] : undefined
  if (!field) throw rsqlFault('Campo desconhecido', at)
  const compile = compilers[field.kind]
  const column = `r.${identifier(field.column)}`
  if (operator === '=in=') return `(${values.map((value) => compile(column, '==', value, binds)).join(' or ')})`
  const each = operator === '=out=' ? '!=' : operator
  return values.map((value) => compile(column, each, value, binds)).join(' and ')
}

type Fields = Readonly<Record<string, RsqlField>>

/** Puts conditions to what hangs from the row. */
export type Having = (among: string, conditions: readonly string[]) => string

const nothingHangs: Having = (among) => {
  throw new Error(`nothing called ${among} hangs from these rows`)
}

const amongOf = (node: RsqlNode, fields: Fields): string | undefined =>
  node.kind === 'comparison' && Object.hasOwn(fields, node.selector) ? fields[node.selector]?.among : undefined

export function compileRsql(node: RsqlNode, fields: Fields, binds: Binds, having: Having = nothingHangs): string {
  if (node.kind === 'comparison') {
    const among = amongOf(node, fields)
    if (among === undefined) return comparison(node, fields, binds)
    const conditions = [...notAfter(node, fields, binds), having(among, [comparison(node, fields, binds)])]
    return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' and ')})`
  }
  const each = (child: RsqlNode): string => compileRsql(child, fields, binds, having)
  const conditions = node.kind === 'and' ? together(node.nodes, fields, binds, having) : node.nodes.map(each)
  return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(` ${node.kind} `)})`
}

/** What ends by a day cannot hang from a row that came after it, so the rows themselves may be read from there. */
function notAfter({ selector, operator, values }: Comparison, fields: Fields, binds: Binds): string[] {
  const since = fields[selector]?.since
  const [value] = values
  if (since === undefined || value === undefined || !['==', '<', '<='].includes(operator)) return []
  return [compilers.date(`r.${identifier(since)}`, '<=', value, binds)]
}

/** What is said of the same hanging thing in one breath is said of one of them: after March and before May is April. */
function together(nodes: readonly RsqlNode[], fields: Fields, binds: Binds, having: Having): string[] {
  const hanging = new Map<string, string[]>()
  const own: string[] = []
  for (const node of nodes) {
    const among = amongOf(node, fields)
    if (among === undefined || node.kind !== 'comparison') own.push(compileRsql(node, fields, binds, having))
    else {
      own.push(...notAfter(node, fields, binds))
      hanging.set(among, [...(hanging.get(among) ?? []), comparison(node, fields, binds)])
    }
  }
  return [...own, ...[...hanging].map(([among, conditions]) => having(among, conditions))]
}
