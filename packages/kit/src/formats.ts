// Formats values for people. Dates are handled as text so that no time zone can shift a day.
const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const quantity = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 })
const price = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** Accepts numeric text, as the database sends it, or a number. */
export type Numeric = number | string

export const formatNumber = (value: Numeric): string => decimal.format(value as number)
export const formatQuantity = (value: Numeric): string => quantity.format(value as number)
export const formatInteger = (value: Numeric): string => integer.format(value as number)

/** Returns a count with what is counted: "1 empenho", "2.300 empenhos". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`

/** Says that only some rows state what a sum adds up, beside its name. */
export const someStated = (stated: number, rows: number): string =>
  `${formatInteger(stated)} de ${formatInteger(rows)} com valor`

/** Says the same where the words stand alone. */
export const sumOfSome = (stated: number, rows: number): string => `soma de ${someStated(stated, rows)}`

export function formatMoney(value: Numeric): string {
  const text = formatNumber(value)
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`
}

/** Formats a unit price, which may have more decimals than cents. */
export const formatPrice = (value: Numeric): string => `R$ ${price.format(value as number)}`

/** 'yyyy-mm-dd…' to 'dd/mm/yyyy'. */
export const formatDate = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`

/** 'yyyy-mm-ddThh:mm:ss…' to 'dd/mm/yyyy hh:mm:ss'. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${iso.slice(11, 19)}`

const brasilia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** Returns the current day in Brasília, as 'yyyy-mm-dd', whatever the time zone of the machine. */
export const today = (): string => brasilia.format(new Date())

export const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** Returns the name of a month; 1 is 'janeiro'. */
export const nomeDoMes = (mes: Numeric): string => MESES[Number(mes) - 1] ?? String(mes)

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function isDate(iso: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 && leap ? 29 : DAYS_IN_MONTH[month - 1]
  return year >= 1900 && days !== undefined && day >= 1 && day <= days
}

/** Parses 'dd/mm/yyyy' to 'yyyy-mm-dd'; undefined if it is not a date. */
export function parseDate(typed: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim())
  if (!match) return undefined
  const iso = `${match[3]}-${match[2]}-${match[1]}`
  return isDate(iso) ? iso : undefined
}

export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

/** '01310100' to '01310-100'; any other form is returned unchanged. */
export const formatCep = (text: string): string => text.replace(/^(\d{5})(\d{3})$/, '$1-$2')

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${integer.format(kilobytes)} KB`
    : `${quantity.format(Math.round(kilobytes / 102.4) / 10)} MB`
}
