// How a value of each kind is written in a table or a definition list.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { Field, Kind } from '@portal/kit/fields'
import { formatDate, formatDateTime, formatMoney, formatPrice, formatQuantity } from '@portal/kit/formats'
import type { Value } from '@portal/kit/list'

const writers: Record<Kind, (value: Value) => string> = {
  text: String,
  money: (value) => formatMoney(String(value)),
  price: (value) => formatPrice(String(value)),
  decimal: (value) => formatQuantity(String(value)),
  /** Numbers of records and years, which take no thousands separator. */
  integer: String,
  date: (value) => formatDate(String(value)),
  datetime: (value) => formatDateTime(String(value)),
  flag: (value) => (value === 'S' || value === true ? 'Sim' : 'Não'),
  /** Arrives from the API already public: a masked CPF stays as it is. */
  documento: (value) => formatCnpjCpf(String(value)),
}

/** Undefined for what was not registered. */
export function writeValue(kind: Kind, value: Value | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : writers[kind](value)
}

export const isNegative = (value: Value | undefined): boolean => typeof value !== 'boolean' && Number(value) < 0

/** How wide a value runs: a code is short and never cut, other text takes what room there is. */
export const kindOf = ({ kind, code }: Field): string => (code ? 'code' : kind)
