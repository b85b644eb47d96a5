// Parses one cell as its column's type, the same way for every file, and says in words what is wrong with it.
import { maskedCpf } from '@portal/kit/cpf-cnpj'
import { isDate } from '@portal/kit/formats'
import { truncate } from '@portal/kit/texto'
import type { Column, ColumnType } from '../package/tables.ts'

/** The decimal and group separators of the numbers of a file. */
export interface NumberFormat {
  decimalChar: '.' | ','
  groupChar: '.' | ',' | ''
}

export const PLAIN_NUMBERS: NumberFormat = { decimalChar: '.', groupChar: '' }

export const BRAZILIAN_NUMBERS: NumberFormat = { decimalChar: ',', groupChar: '.' }

export class BadCell {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

/** Returns the value as PostgreSQL reads it, or what is wrong with it. */
export type CellReader = (cell: string) => string | BadCell

const quoted = (cell: string): string => `“${truncate(cell, 40)}”`

const readText: CellReader = (cell) =>
  cell.includes('\0') ? new BadCell('tem o caractere nulo, que não é texto') : cell

/** Reads a document number that may be masked, with or without punctuation, and stores it in one form. */
const readMaskable: CellReader = (cell) => maskedCpf(cell) ?? readText(cell)

const BOOLEANS: Record<string, string> = {
  true: 'true',
  True: 'true',
  TRUE: 'true',
  1: 'true',
  S: 'true',
  s: 'true',
  false: 'false',
  False: 'false',
  FALSE: 'false',
  0: 'false',
  N: 'false',
  n: 'false',
}

const readBoolean: CellReader = (cell) => BOOLEANS[cell] ?? new BadCell(`${quoted(cell)} não é true nem false, S nem N`)

const readDate: CellReader = (cell) => {
  const iso = cell.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isDate(iso) ? iso : new BadCell(`${quoted(cell)} não é uma data aaaa-mm-dd nem dd/mm/aaaa`)
}

const DATETIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

const readDatetime: CellReader = (cell) => {
  const date = DATETIME.exec(cell)?.[1]
  if (date !== undefined && isDate(date)) return cell
  return new BadCell(`${quoted(cell)} não é data e hora aaaa-mm-ddThh:mm:ss com fuso (Z ou -03:00)`)
}

const readInteger =
  (bits: number): CellReader =>
  (cell) => {
    if (!/^-?\d{1,30}$/.test(cell)) return new BadCell(`${quoted(cell)} não é um número inteiro`)
    const value = BigInt(cell)
    return BigInt.asIntN(bits, value) === value ? cell : new BadCell(`${quoted(cell)} não cabe na coluna`)
  }

const DECIMAL_COMMA = /^-?[\d.]*\d,\d+$/

function readDecimal({ precisao, escala }: Column, { decimalChar, groupChar }: NumberFormat): CellReader {
  const whole = groupChar === '' ? String.raw`\d+` : String.raw`\d+|\d{1,3}(?:[${groupChar}]\d{3})+`
  const shape = new RegExp(String.raw`^(-?)(${whole})(?:[${decimalChar}](\d+))?$`)
  const places = escala ?? Infinity
  const room = precisao === null ? Infinity : precisao - (escala ?? 0)
  return (cell) => {
    const [match, sign, digits = '', fraction = ''] = shape.exec(cell) ?? []
    if (match === undefined) return new BadCell(notDecimal(cell, decimalChar))
    const integer = groupChar === '' ? digits : digits.replaceAll(groupChar, '')
    if (fraction.replace(/0+$/, '').length > places)
      return new BadCell(`${quoted(cell)} tem mais de ${places} casas decimais`)
    if (integer.replace(/^0+/, '').length > room) return new BadCell(`${quoted(cell)} não cabe na coluna`)
    return fraction === '' ? `${sign}${integer}` : `${sign}${integer}.${fraction}`
  }
}

function notDecimal(cell: string, decimalChar: string): string {
  if (decimalChar === '.' && DECIMAL_COMMA.test(cell)) {
    return (
      `${quoted(cell)} usa vírgula decimal: escreva com ponto, sem separar milhares, ou declare "decimalChar": ` +
      '"," no campo'
    )
  }
  return `${quoted(cell)} não é um número com ${decimalChar === '.' ? 'ponto' : 'vírgula'} decimal`
}

const READERS: Record<ColumnType, (column: Column, format: NumberFormat) => CellReader> = {
  smallint: () => readInteger(16),
  integer: () => readInteger(32),
  bigint: () => readInteger(64),
  numeric: readDecimal,
  text: () => readText,
  boolean: () => readBoolean,
  date: () => readDate,
  'timestamp with time zone': () => readDatetime,
}

/** An example of a masked CPF: a column whose pattern accepts it may come masked. */
const SOME_MASKED = '***000000**'

export function cellReader(column: Column, format: NumberFormat, pattern?: string): CellReader {
  if (column.tipo === 'text' && pattern !== undefined && new RegExp(pattern).test(SOME_MASKED)) return readMaskable
  return READERS[column.tipo](column, format)
}
