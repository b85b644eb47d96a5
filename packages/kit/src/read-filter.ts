// Parses the value of a filter, and describes it in words. Takes the text that a client of the API sends, and returns
// the normalised form that the database compares, or the message why it is refused. The form on the screen uses the
// same rules, so that both accept the same values.
import { cleanDocumento, formatCnpjCpf, maskedCpf } from './cpf-cnpj.ts'
import type { Field } from './fields.ts'
import { isText, type Filter, type ValueKind } from './filters.ts'
import { formatDate, formatMoney, isDate, nomeDoMes } from './formats.ts'
import { wordsIn } from './palavras.ts'
import { normalize } from './texto.ts'

/** The normalised text, undefined if the value means no filter, or the message of the fault. */
export type Reading = { value: string | undefined } | { fault: string }

export const MAX_TEXT = 200
export const MAX_CODE = 30
const MAX_INTEGER = 2_147_483_647
const DATE_LENGTH = 10

/** Value that clients of similar portals send for a choice when nothing was chosen. */
const NO_CHOICE = '-1'

export function readInteger(typed: string, max = MAX_INTEGER): Reading {
  if (!/^\d{1,18}$/.test(typed)) return { fault: 'Informe um número inteiro maior ou igual a zero.' }
  const number = Number(typed)
  return number > max ? { fault: `O maior número aceito é ${max}.` } : { value: String(number) }
}

/** Returns the number as it is stored, without leading zeros. */
function readNumeroAno(typed: string): Reading {
  const [, numero = '', ano = ''] = /^0*([1-9]\d{0,8})(\/\d{4})?$/.exec(typed) ?? []
  return numero === ''
    ? { fault: 'Informe o número, com o ano ou sem ele, como 1/2015.' }
    : { value: `${numero}${ano}` }
}

const readMonth = (typed: string): Reading =>
  /^(0?[1-9]|1[0-2])$/.test(typed) ? { value: String(Number(typed)) } : { fault: 'Informe o mês, de 1 a 12.' }

function readMoney(typed: string): Reading {
  const match = /^0*(\d{1,15})(?:\.(\d{1,2}))?$/.exec(typed)
  if (!match) return { fault: 'Informe um valor maior ou igual a zero, com ponto e até duas casas decimais.' }
  return { value: `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` }
}

export const readDate = (typed: string): Reading =>
  typed.length === DATE_LENGTH && isDate(typed) ? { value: typed } : { fault: 'Data inválida: use aaaa-mm-dd.' }

const tooLong = (typed: string): Reading | undefined =>
  typed.length > MAX_TEXT ? { fault: `No máximo ${MAX_TEXT} caracteres.` } : undefined

const readText = (typed: string): Reading => tooLong(typed) ?? { value: normalize(typed) || undefined }

function readWords(typed: string): Reading {
  const isTelling = typed.length > MAX_TEXT || wordsIn(typed).length > 0
  return isTelling ? readText(typed) : { fault: 'Escreva ao menos uma letra ou um número.' }
}

/** Refuses part of a CPF, since searching by it would reveal, digit by digit, what the mask hides. */
export function readDocumento(typed: string): Reading {
  const value = maskedCpf(typed) ?? cleanDocumento(typed)
  const isWhole = value.length >= 8 && value.length <= 14
  const fault = 'Informe o CPF completo, o CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ.'
  return tooLong(typed) ?? (isWhole ? { value } : { fault })
}

/** Accepts dots, dashes and slashes, since some systems write codes with them: '02.001', '1.500.7000'. */
const readCode = (typed: string): Reading =>
  typed.length <= MAX_CODE && /^[0-9A-Za-z][0-9A-Za-z ./_-]*$/.test(typed)
    ? { value: typed }
    : { fault: 'Informe o código como ele foi escrito.' }

function readChoice(typed: string, filter: Filter): Reading {
  if (typed === NO_CHOICE) return { value: undefined }
  const options = filter.of === 'choice' ? filter.options : []
  if ('from' in options) return options.ids === 'code' ? readCode(typed) : readInteger(typed)
  return options.some(({ value }) => value === typed) ? { value: typed } : { fault: 'Escolha uma das opções.' }
}

const CHECKED: Readonly<Record<string, Reading>> = {
  true: { value: 'true' },
  S: { value: 'true' },
  false: { value: undefined },
  N: { value: undefined },
}

const readFlag = (typed: string): Reading =>
  (Object.hasOwn(CHECKED, typed) ? CHECKED[typed] : undefined) ?? { fault: 'Use true ou false.' }

interface KindOfValue {
  readonly read: (typed: string, filter: Filter) => Reading
  /** Formats the value for the text after the filter's label; unchanged if absent. */
  readonly write?: (value: string) => string
}

const contained = (value: string): string => `contém “${value}”`

/** How each kind of value is parsed and formatted. */
const values: Record<ValueKind, KindOfValue> = {
  text: { read: readText, write: contained },
  words: { read: readWords, write: contained },
  documento: { read: readDocumento, write: formatCnpjCpf },
  integer: { read: (typed) => readInteger(typed) },
  numeroAno: { read: readNumeroAno },
  code: { read: readCode },
  date: { read: readDate, write: formatDate },
  money: { read: readMoney, write: formatMoney },
  month: { read: readMonth, write: nomeDoMes },
  choice: { read: readChoice },
  flag: { read: readFlag },
}

/**
 * Rules for any value: an empty one means no filter, and a zero byte is refused, since no text of the database can hold
 * one.
 */
function readAny(typed: string): Reading | undefined {
  if (typed.includes('\0')) return { fault: 'Caractere não aceito.' }
  return typed.trim() === '' ? { value: undefined } : undefined
}

export const readFilter = (filter: Filter, typed: string): Reading =>
  readAny(typed) ?? values[filter.of].read(typed.trim(), filter)

/** Parses a value that must equal a field of the row. */
export function readKey(field: Field | undefined, typed: string): Reading {
  const read = field?.kind === 'integer' ? readInteger : field?.kind === 'date' ? readDate : readAsIs
  return readAny(typed) ?? read(typed.trim())
}

const readAsIs = (typed: string): Reading => tooLong(typed) ?? { value: typed }

/**
 * Describes a filter in words: 'Nome contém “silva”', 'Data Inicial: 01/01/2026'. The label of a range says which end
 * it is.
 */
export function describeFilter(filter: Filter, value: string): string {
  if (filter.of === 'flag') return filter.label
  const known = filter.of === 'choice' && Array.isArray(filter.options) ? filter.options : []
  const option = known.find((each) => each.value === value)
  const words = option?.label ?? values[filter.of].write?.(value) ?? value
  return isText(filter) ? `${filter.label} ${words}` : `${filter.label}: ${words}`
}
