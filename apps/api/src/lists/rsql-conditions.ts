// Turns a parsed `search=` expression into a condition over the rows `r`: columns come from the whitelist, and every
// value is a bind.
import { comparedColumn, type RsqlField } from '@portal/kit/client-names'
import { readDate, readDocumento, readInteger, type Reading } from '@portal/kit/read-filter'
import { normalize } from '@portal/kit/texto'
import { escapeLike, type Binds } from './binds.ts'
import { column, documentoCondition, joined, type Condition } from './conditions.ts'
import { rsqlFault, type Comparison, type Operator, type RsqlNode, type RsqlValue } from './rsql.ts'

/** Operators on one value: `=in=` becomes several equalities, and `=out=` several differences. */
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
  (prepare: (text: string) => string): Compile =>
  (column, operator, value, { bind }) => {
    const equals = equality(operator, value.at)
    if (value.segments.length === 1) return `${column} ${equals} ${bind(prepare(plain(value)))}`
    const pattern = value.segments.map((segment) => escapeLike(prepare(segment))).join('%')
    return equals === '=' ? `${column} like ${bind(pattern)}` : `(${column} like ${bind(pattern)}) is not true`
  }

/** Normalises without losing the spaces next to a wildcard: '* DA *' still looks for a whole word. */
const plainText = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${normalize(text)}${/\S\s+$/.test(text) ? ' ' : ''}`

const COMPARE: Record<Simple, string> = {
  '==': '=',
  '!=': 'is distinct from',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
}

function readDecimal(text: string): Reading {
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(text)
    ? { value: text }
    : { fault: 'Informe um número, com ponto nas casas decimais' }
}

const ordered =
  (read: (text: string) => Reading): Compile =>
  (column, operator, value, { bind }) =>
    `${column} ${COMPARE[operator]} ${bind(accept(read(plain(value).trim()), value.at))}`

const HOUR = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Compares whole days, whether the column holds a date or a timestamp; the time of a value sent is ignored. */
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

/** Like the filters: a whole document or the start of a CNPJ, never part of a CPF. */
const documento: Compile = (column, operator, { segments, at }, { bind }) => {
  const [text = '', ...rest] = segments
  if (rest.length > 1 || rest.some((segment) => segment !== ''))
    throw rsqlFault('O curinga * só vale no fim de um documento', at)
  const condition = documentoCondition(column, accept(readDocumento(text), at), bind)
  return equality(operator, at) === '=' ? `(${condition})` : `(${condition}) is not true`
}

const compilers: Record<RsqlField['kind'], Compile> = {
  text: textual(plainText),
  code: textual((text) => text),
  integer: ordered((text) => readInteger(text)),
  money: ordered(readDecimal),
  price: ordered(readDecimal),
  decimal: ordered(readDecimal),
  date: day,
  datetime: day,
  flag,
  documento,
}

type Fields = Readonly<Record<string, RsqlField>>

const fieldOf = (fields: Fields, { selector }: Comparison): RsqlField | undefined =>
  Object.hasOwn(fields, selector) ? fields[selector] : undefined

function comparison(compared: Comparison, fields: Fields, binds: Binds): Condition {
  const { operator, values, at } = compared
  const field = fieldOf(fields, compared)
  if (!field) throw rsqlFault('Campo desconhecido', at)
  const name = comparedColumn(field)
  const each = operator === '=in=' ? '==' : operator === '=out=' ? '!=' : operator
  const conditions = values.map((value) => compilers[field.kind](column(name), each, value, binds))
  const sql = operator === '=in=' ? `(${conditions.join(' or ')})` : conditions.join(' and ')
  return { sql, columns: [name] }
}

/** Writes the condition that one and the same child row meets all the conditions given. */
export type OfChildren = (among: string, conditions: readonly Condition[]) => Condition

const noChildren: OfChildren = (among) => {
  throw new Error(`these rows have no child rows called ${among}`)
}

/**
 * Conditions on the same child table, joined by `and`, must hold for the same child row: `after March and before May`
 * means April.
 */
export function rsqlCondition(node: RsqlNode, fields: Fields, binds: Binds, ofChildren = noChildren): Condition {
  if (node.kind === 'or')
    return joined(
      node.nodes.map((child) => rsqlCondition(child, fields, binds, ofChildren)),
      'or',
    )
  const conditions: Condition[] = []
  const byChild = new Map<string, Condition[]>()
  for (const child of node.kind === 'and' ? node.nodes : [node]) {
    const field = child.kind === 'comparison' ? fieldOf(fields, child) : undefined
    if (child.kind !== 'comparison') conditions.push(rsqlCondition(child, fields, binds, ofChildren))
    else if (field?.among === undefined) conditions.push(comparison(child, fields, binds))
    else {
      conditions.push(...notAfter(child, field, binds))
      byChild.set(field.among, [...(byChild.get(field.among) ?? []), comparison(child, fields, binds)])
    }
  }
  return joined([...conditions, ...[...byChild].map(([among, asked]) => ofChildren(among, asked))])
}

/**
 * Repeats a condition that ends a period on the row's own date, which has an index: a child row is never older than its
 * row.
 */
function notAfter({ operator, values }: Comparison, { since }: RsqlField, binds: Binds): Condition[] {
  const [value] = values
  if (since === undefined || value === undefined || !['==', '<', '<='].includes(operator)) return []
  return [{ sql: compilers.date(column(since), '<=', value, binds), columns: [since] }]
}
