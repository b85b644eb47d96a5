// Each filter as a condition an index can answer.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import type { Filter, FilterKind } from '@portal/kit/filters'
import { wordsIn } from '@portal/kit/palavras'
import { escapeLike, type BindValue } from './binds.ts'

type Bind = (value: BindValue) => string
type Condition = (column: string, value: string, bind: Bind, exercicio: number) => string

const compare =
  (operator: string): Condition =>
  (column, value, bind) =>
    `${column} ${operator} ${bind(value)}`

/** After every digit and letter, in byte order. */
const AFTER_ANY = '~'

/**
 * The whole of a CPF or CNPJ, the part of a CPF that everyone sees, or the beginning of a CNPJ. Of a CPF that came masked only that part is known,
 * so a whole one finds it too.
 */
export const documentoCondition = (column: string, value: string, bind: Bind): string => {
  const visible = visiblePart(value)
  if (visible !== undefined) return `${column} in (${bind(value)}, ${bind(`***${visible}**`)})`
  if (value.startsWith('*')) return `substr(${column}, 4, 6) = ${bind(value.slice(3, 9))} and length(${column}) = 11`
  return value.length === 14
    ? `${column} = ${bind(value)}`
    : `${column} ~>=~ ${bind(value)} and ${column} ~<~ ${bind(`${value}${AFTER_ANY}`)} and length(${column}) = 14`
}

export const containsCondition = (column: string, value: string, bind: Bind): string => `${column} like ${bind(`%${escapeLike(value)}%`)}`

/** A plural that begins with its singular is no form of its own. */
const ENDINGS = { any: [':*'], whole: ['', 's', 'es'] } as const

/** The words of a text, each in any of its forms: with any ending, or whole. */
export const tsQuery = (words: readonly (readonly string[])[], ending: keyof typeof ENDINGS = 'any'): string =>
  words.map((forms) => `(${forms.flatMap((form) => ENDINGS[ending].map((end) => `${form}${end}`)).join(' | ')})`).join(' & ')

const conditions: Record<FilterKind, Condition> = {
  contains: containsCondition,
  words: (column, value, bind) => `${column} @@ to_tsquery('simple', ${bind(tsQuery(wordsIn(value)))})`,
  documento: documentoCondition,
  integer: compare('='),
  numeroAno: (column, value, bind) => (value.includes('/') ? `${column} = ${bind(value)}` : `${column} like ${bind(`${value}/%`)}`),
  choice: compare('='),
  checkbox: (column) => column,
  dateFrom: compare('>='),
  dateTo: (column, value, bind) => `${column} < ${bind(value)}::date + 1`,
  dateOn: compare('='),
  exact: (column, value, bind) => `upper(${column}) = upper(${bind(value)})`,
  asOf: () => 'true',
  moneyFrom: compare('>='),
  moneyTo: compare('<='),
  integerFrom: compare('>='),
  integerTo: compare('<='),
  monthFrom: (column, value, bind, exercicio) => `${column} >= ${bind(firstDay(exercicio, Number(value)))}::date`,
  monthTo: (column, value, bind, exercicio) => `${column} < ${bind(firstDay(exercicio, Number(value) + 1))}::date`,
}

const firstDay = (year: number, month: number): string =>
  month > 12 ? firstDay(year + 1, month - 12) : `${year}-${String(month).padStart(2, '0')}-01`

export const filterCondition = (filter: Filter, column: string, value: string, bind: Bind, exercicio: number): string =>
  conditions[filter.kind](column, value, bind, exercicio)
