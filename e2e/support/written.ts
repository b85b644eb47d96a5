// Formats a row of the API as the screen is expected to show it, independently of the code that renders it.
import type { Field, Kind } from '@portal/kit/fields'
import { formatDate, formatDateTime, formatMoney, formatPrice, formatQuantity } from '@portal/kit/formats'
import type { List, Row, Value } from '@portal/kit/list'
import { openColumns } from '@portal/kit/open-list'
import type { Parametros } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'

/** A browser shows any run of spaces and line breaks as one space. */
const asShown = (value: Value): string => String(value).replace(/\s+/g, ' ').trim()

const write: Record<Kind, (value: Value) => string> = {
  text: asShown,
  documento: String,
  integer: String,
  money: (value) => formatMoney(String(value)),
  price: (value) => formatPrice(String(value)),
  decimal: (value) => formatQuantity(String(value)),
  date: (value) => formatDate(String(value)),
  datetime: (value) => formatDateTime(String(value)),
  flag: (value) => (value === 'S' ? 'Sim' : 'Não'),
}

export const written = ({ kind, awaited }: Field, value: Value | undefined): string =>
  value === undefined ? (awaited ? texts.aindaNao : texts.semRegistro) : write[kind](value)

export const writtenRows = (list: List, parametros: Parametros, rows: readonly Row[]): string[][] =>
  rows.map((row) => openColumns(list, parametros).map(([name, field]) => written(field, row[name])))
