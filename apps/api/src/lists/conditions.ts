// Turns a filter and its value into an SQL condition over the rows `r` that an index can answer. Each condition lists
// the columns of the rows it reads, so that a statement selects no others.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import { searchedColumn, type Filter, type Operator, type ValueKind } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import { escapeLike, identifier, type Binds, type BindValue } from './binds.ts'

/** An SQL condition over the rows `r`, and the columns of `r` it reads. */
export interface Condition {
  sql: string
  columns: readonly string[]
}

export const column = (name: string, alias = 'r'): string => `${alias}.${identifier(name)}`

/** Joins conditions with `and`, or with `or` where `by` says so. */
export function joined(conditions: readonly Condition[], by: 'and' | 'or' = 'and'): Condition {
  const [only, ...others] = conditions
  if (only && others.length === 0) return only
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${by} `)})`,
    columns: conditions.flatMap(({ columns }) => columns),
  }
}

type Bind = (value: BindValue) => string
type Write = (column: string, value: string, bind: Bind, exercicio: number) => string

const compare =
  (operator: string): Write =>
  (column, value, bind) =>
    `${column} ${operator} ${bind(value)}`

/** Sorts after every digit and letter in byte order, so it closes a range of prefixes. */
const AFTER_ANY = '~'

/**
 * Matches a whole CPF or CNPJ, the part of a CPF that everyone sees, or the beginning of a CNPJ. Some CPFs are stored
 * already masked, so a whole one also matches its masked form.
 */
export const documentoCondition = (column: string, value: string, bind: Bind): string => {
  const visible = visiblePart(value)
  if (visible !== undefined) return `${column} in (${bind(value)}, ${bind(`***${visible}**`)})`
  if (value.startsWith('*')) return `substr(${column}, 4, 6) = ${bind(value.slice(3, 9))} and length(${column}) = 11`
  return value.length === 14
    ? `${column} = ${bind(value)}`
    : `${column} ~>=~ ${bind(value)} and ${column} ~<~ ${bind(`${value}${AFTER_ANY}`)} and length(${column}) = 14`
}

/**
 * Endings added to a word form. A plural that begins with its singular is not stored as a form of its own, so `whole`
 * adds the s or es.
 */
const ENDINGS = { any: [':*'], whole: ['', 's', 'es'] } as const

/** Writes a text query that requires every word in any of its forms: with any ending, or whole. */
export const tsQuery = (words: readonly (readonly string[])[], ending: keyof typeof ENDINGS = 'any'): string =>
  words
    .map((forms) => `(${forms.flatMap((form) => ENDINGS[ending].map((end) => `${form}${end}`)).join(' | ')})`)
    .join(' & ')

/** How each operator is written in SQL: usually, and otherwise for some kinds of value. */
const operators: Record<Operator, { usual: Write } & Partial<Record<ValueKind, Write>>> = {
  equals: {
    usual: compare('='),
    documento: documentoCondition,
    numeroAno: (column, value, bind) =>
      value.includes('/') ? `${column} = ${bind(value)}` : `${column} like ${bind(`${value}/%`)}`,
    code: (column, value, bind) => `upper(${column}) = upper(${bind(value)})`,
  },
  contains: { usual: (column, value, bind) => `${column} like ${bind(`%${escapeLike(value)}%`)}` },
  words: { usual: (column, value, bind) => `${column} @@ to_tsquery('simple', ${bind(tsQuery(wordsIn(value)))})` },
  from: {
    usual: compare('>='),
    month: (column, value, bind, exercicio) => `${column} >= ${bind(firstDay(exercicio, Number(value)))}::date`,
  },
  to: {
    usual: compare('<='),
    date: (column, value, bind) => `${column} < ${bind(value)}::date + 1`,
    month: (column, value, bind, exercicio) => `${column} < ${bind(firstDay(exercicio, Number(value) + 1))}::date`,
  },
  asOf: { usual: () => 'true' },
  flag: { usual: (column) => column },
}

const firstDay = (year: number, month: number): string =>
  month > 12 ? firstDay(year + 1, month - 12) : `${year}-${String(month).padStart(2, '0')}-01`

/** Writes the condition of a filter over the column `asked`; without one, over the column the filter searches. */
export function filterCondition(
  filter: Filter,
  value: string,
  { bind }: Binds,
  { exercicio }: Contexto,
  asked = searchedColumn(filter),
): Condition {
  const { [filter.of]: write = operators[filter.operator].usual } = operators[filter.operator]
  return { sql: write(column(asked), value, bind, exercicio), columns: [asked] }
}
