// Turns what was typed for a filter into the one form the database compares, or says why it cannot.
import { cleanDocumento, maskedCpf } from '@portal/kit/cpf-cnpj'
import type { Field } from '@portal/kit/fields'
import type { Filter, FilterKind } from '@portal/kit/filters'
import { isDate } from '@portal/kit/formats'
import { wordsIn } from '@portal/kit/palavras'
import { normalize } from '@portal/kit/texto'
import { NO_CHOICE } from './as-not-sent.ts'

/** The canonical text, nothing when the value asks for nothing, or the fault. */
export type Reading = { value: string | undefined } | { fault: string }

type Read<F> = (typed: string, filter: F) => Reading

export const MAX_TEXT = 200
const MAX_INTEGER = 2_147_483_647
const DATE_LENGTH = 10

export function readInteger(typed: string, max = MAX_INTEGER): Reading {
  if (!/^\d{1,18}$/.test(typed)) return { fault: 'Informe um número inteiro maior ou igual a zero.' }
  const number = Number(typed)
  return number > max ? { fault: `O maior número aceito é ${max}.` } : { value: String(number) }
}

/** As it is written where it is stored: without zeros in front. */
function readNumeroAno(typed: string): Reading {
  const [, numero = '', ano = ''] = /^0*([1-9]\d{0,8})(\/\d{4})?$/.exec(typed) ?? []
  return numero === '' ? { fault: 'Informe o número, com o ano ou sem ele, como 1/2015.' } : { value: `${numero}${ano}` }
}

function readMonth(typed: string): Reading {
  return /^(0?[1-9]|1[0-2])$/.test(typed) ? { value: String(Number(typed)) } : { fault: 'Informe o mês, de 1 a 12.' }
}

function readMoney(typed: string): Reading {
  const match = /^0*(\d{1,15})(?:\.(\d{1,2}))?$/.exec(typed)
  if (!match) return { fault: 'Informe um valor maior ou igual a zero, com ponto e até duas casas decimais.' }
  return { value: `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` }
}

export const readDate = (typed: string): Reading =>
  typed.length === DATE_LENGTH && isDate(typed) ? { value: typed } : { fault: 'Data inválida: use aaaa-mm-dd.' }

function readText(typed: string): Reading {
  if (typed.length > MAX_TEXT) return { fault: `No máximo ${MAX_TEXT} caracteres.` }
  return { value: normalize(typed) || undefined }
}

function readWords(typed: string): Reading {
  return typed.length <= MAX_TEXT && wordsIn(typed).length === 0 ? { fault: 'Escreva ao menos uma letra ou um número.' } : readText(typed)
}

/** Part of a CPF is never searchable: the answers would reveal, digit by digit, what the mask hides. */
export function readDocumento(typed: string): Reading {
  if (typed.length > MAX_TEXT) return { fault: `No máximo ${MAX_TEXT} caracteres.` }
  const value = maskedCpf(typed) ?? cleanDocumento(typed)
  if (value.length >= 8 && value.length <= 14) return { value }
  return { fault: 'Informe o CPF completo, o CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ.' }
}

/** Some systems write their codes with dots, dashes or slashes: '02.001', '1.500.7000'. */
const readCode = (typed: string): Reading =>
  /^[0-9A-Za-z][0-9A-Za-z ./_-]{0,29}$/.test(typed) ? { value: typed } : { fault: 'Informe o código como ele foi escrito.' }

function readChoice(typed: string, filter: Filter): Reading {
  if (filter.kind !== 'choice') return readInteger(typed)
  if (typed === NO_CHOICE) return { value: undefined }
  if ('from' in filter.options) return filter.options.ids === 'code' ? readCode(typed) : readInteger(typed)
  return filter.options.some((option) => option.value === typed) ? { value: typed } : { fault: 'Opção desconhecida.' }
}

const CHECKED: Readonly<Record<string, Reading>> = {
  true: { value: 'true' },
  S: { value: 'true' },
  false: { value: undefined },
  N: { value: undefined },
}

const readers: Record<FilterKind, Read<Filter>> = {
  contains: readText,
  words: readWords,
  documento: readDocumento,
  integer: (typed) => readInteger(typed),
  numeroAno: readNumeroAno,
  integerFrom: (typed) => readInteger(typed),
  integerTo: (typed) => readInteger(typed),
  moneyFrom: readMoney,
  moneyTo: readMoney,
  monthFrom: readMonth,
  monthTo: readMonth,
  dateFrom: readDate,
  dateTo: readDate,
  dateOn: readDate,
  exact: readCode,
  asOf: readDate,
  choice: readChoice,
  checkbox: (typed) => (Object.hasOwn(CHECKED, typed) ? CHECKED[typed] : undefined) ?? { fault: 'Use true ou false.' },
}

const guard = (typed: string): Reading | undefined => {
  if (typed.includes('\0')) return { fault: 'Caractere não aceito.' }
  return typed.trim() === '' ? { value: undefined } : undefined
}

export const readFilter = (filter: Filter, typed: string): Reading => guard(typed) ?? readers[filter.kind](typed.trim(), filter)

/** A value that must equal a field of the row. */
export function readKey(field: Field | undefined, typed: string): Reading {
  const guarded = guard(typed)
  if (guarded) return guarded
  if (field?.kind === 'integer') return readInteger(typed.trim())
  if (field?.kind === 'date') return readDate(typed.trim())
  return typed.length > MAX_TEXT ? { fault: `No máximo ${MAX_TEXT} caracteres.` } : { value: typed.trim() }
}
