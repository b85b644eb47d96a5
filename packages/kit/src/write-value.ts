// How a value of each kind is written for people, on the screen and in files alike. What the API says of a cell goes
// in; its words come out. What does not have the form of its kind is written as it came, so that nothing stored is
// hidden by the way it is shown.
import { formatCnpjCpf } from './cpf-cnpj.ts'
import type { Kind } from './fields.ts'
import { formatDate, formatDateTime, formatMoney, formatPrice, formatQuantity } from './formats.ts'
import type { Value } from './list.ts'

/** With an exponent too, as a browser writes a sum next to zero. */
const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/
/** A document that the API did not write yet: nothing separates its characters. */
const BARE_DOCUMENT = /^[0-9A-Z*]+$/
const FLAGS: Readonly<Record<string, string>> = { S: 'Sim', true: 'Sim', N: 'Não', false: 'Não' }

export const isDateText = (text: string): boolean => DATE.test(text)
export const isDateTimeText = (text: string): boolean => DATE_TIME.test(text)

const asItCame = (text: string): string => text

const figure =
  (write: (text: string) => string) =>
  (text: string): string =>
    FIGURE.test(text) ? write(text) : text

/** One writer a kind, for what is read as text. */
export const writers: Readonly<Record<Kind, (text: string) => string>> = {
  text: asItCame,
  money: figure(formatMoney),
  price: figure(formatPrice),
  decimal: figure(formatQuantity),
  /** Numbers of records and years, which take no thousands separator. */
  integer: asItCame,
  date: (text) => (isDateText(text) ? formatDate(text) : text),
  datetime: (text) => (isDateTimeText(text) ? formatDateTime(text) : text),
  flag: (text) => (Object.hasOwn(FLAGS, text) ? (FLAGS[text] ?? text) : text),
  documento: (text) => (BARE_DOCUMENT.test(text) ? formatCnpjCpf(text) : text),
}

/** Undefined for what was not registered. */
export const writeValue = (kind: Kind, value: Value | null | undefined): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : writers[kind](String(value))
