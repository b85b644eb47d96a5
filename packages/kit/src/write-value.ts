// Formats a value of each kind for people, on the screen and in files alike. Takes the value as the API returns it. A
// value that does not have the form of its kind is returned unchanged, so that no stored value is hidden by its format.
import { formatCnpjCpf } from './cpf-cnpj.ts'
import type { Kind } from './fields.ts'
import { formatDate, formatDateTime, formatMoney, formatPrice, formatQuantity } from './formats.ts'
import type { Value } from './list.ts'

/** Allows an exponent, since a browser writes a sum next to zero with one. */
const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/
/** A document that the API has not formatted: it has no separators. */
const BARE_DOCUMENT = /^[0-9A-Z*]+$/
const FLAGS: Readonly<Record<string, string>> = { S: 'Sim', true: 'Sim', N: 'Não', false: 'Não' }

export const isDateText = (text: string): boolean => DATE.test(text)
export const isDateTimeText = (text: string): boolean => DATE_TIME.test(text)

const asItCame = (text: string): string => text

const figure =
  (write: (text: string) => string) =>
  (text: string): string =>
    FIGURE.test(text) ? write(text) : text

/** Returns the text of a value, by kind. */
export const writers: Readonly<Record<Kind, (text: string) => string>> = {
  text: asItCame,
  money: figure(formatMoney),
  price: figure(formatPrice),
  decimal: figure(formatQuantity),
  /** Unchanged, since integers are record numbers and years, which have no thousands separator. */
  integer: asItCame,
  date: (text) => (isDateText(text) ? formatDate(text) : text),
  datetime: (text) => (isDateTimeText(text) ? formatDateTime(text) : text),
  flag: (text) => (Object.hasOwn(FLAGS, text) ? (FLAGS[text] ?? text) : text),
  documento: (text) => (BARE_DOCUMENT.test(text) ? formatCnpjCpf(text) : text),
}

/** Returns undefined for a missing value. */
export const writeValue = (kind: Kind, value: Value | null | undefined): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : writers[kind](String(value))
