// A filter and its value become a condition over the rows `r` that an index can answer.
// A condition says which columns of the rows it reads, so that a statement can ask for no others.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import { searchedColumn, type Filter, type Operator, type ValueKind } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import { escapeLike, identifier, type Binds, type BindValue } from './binds.ts'

/** SQL over the rows `r`, and the columns of theirs it reads. */
export interface Condition {
  sql: string
  columns: readonly string[]
}

export const column = (name: string, alias = 'r'): string => `${alias}.${identifier(name)}`

/** They hold together, or where `by` says so, any of them does. */
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

/** After every digit and letter, in byte order. */
const AFTER_ANY = '~'

/**
 * The whole of a CPF or CNPJ, the part of a CPF that everyone sees, or the beginning of a CNPJ. Of a CPF that came
 * masked only that part is known, so a whole one finds it too.
 */
export const documentoCondition = (column: string, value: string, bind: Bind): string => {
  const visible = visiblePart(value)
  if (visible !== undefined) return `${column} in (${bind(value)}, ${bind(`***${visible}**`)})`
  if (value.startsWith('*')) return `substr(${column}, 4, 6) = ${bind(value.slice(3, 9))} and length(${column}) = 11`
  return value.length === 14
    ? `${column} = ${bind(value)}`
    : `${column} ~>=~ ${bind(value)} and ${column} ~<~ ${bind(`${value}${AFTER_ANY}`)} and length(${column}) = 14`
}

/** A plural that begins with its singular is no form of its own. */
const ENDINGS = { any: [':*'], whole: ['', 's', 'es'] } as const

/** The words of a text, each in any of its forms: with any ending, or whole. */
export const tsQuery = (words: readonly (readonly string[])[], ending: keyof typeof ENDINGS = 'any'): string =>
  words
    .map((forms) => `(${forms.flatMap((form) => ENDINGS[ending].map((end) => `${form}${end}`)).join(' | ')})`)
    .join(' & ')

/** How each operator is written, and otherwise for some of what it is asked with. */
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

/** A filter asked of a column; where none is named, of its own. */
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
