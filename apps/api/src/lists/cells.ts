// Writes the SQL of a column according to its kind and target: JSON, the batches of an export, or a csv line.
import type { Field, Kind } from '@portal/kit/fields'

type Write = (column: string) => string

/** publicDocumento() of the kit, in SQL: no unmasked CPF or CNS leaves the database through a list. */
export const publicDocumentoSql: Write = (column) => `documento_publico(${column})`

const asIs: Write = (column) => column

/** hideCpfs() of the kit, in SQL. */
const withoutCpfs: Write = (column) => `sem_cpf(${column})`

const json: Record<Kind, Write> = {
  text: withoutCpfs,
  money: asIs,
  price: asIs,
  decimal: asIs,
  integer: asIs,
  date: asIs,
  datetime: asIs,
  flag: asIs,
  documento: publicDocumentoSql,
}

const batch: Record<Kind, Write> = {
  ...json,
  datetime: (column) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
}

const decimalComma: Write = (column) => `replace(${column}::text, '.', ',')`

/**
 * Matches a text that a spreadsheet would run as a formula, also with blanks before it, and with some signs in full
 * width too.
 */
const FORMULA = String.raw`'^[\s\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[=+@\uff1d\uff0b\uff20\uff0d-]|^[\t\r\n]'`
/**
 * Code points of first characters that no formula starts with (from 0 to <, from A to z, accented letters). They settle
 * nearly all texts without running the regular expression.
 */
const HARMLESS = `'{[48,60],[65,122],[192,591]}'::int4multirange`
const unableToRun = (column: string, written: string): string =>
  `case when not ascii(${column}) <@ ${HARMLESS} and ${column} ~ ${FORMULA} then '''' || ${written} else ${written} end`

const csv: Record<Kind, Write> = {
  text: (column) => unableToRun(column, withoutCpfs(column)),
  money: decimalComma,
  price: decimalComma,
  decimal: decimalComma,
  integer: asIs,
  date: (column) => `to_char(${column}, 'DD/MM/YYYY')`,
  datetime: (column) => `to_char(${column}, 'DD/MM/YYYY HH24:MI:SS')`,
  flag: (column) => `case ${column} when 'S' then 'Sim' when 'N' then 'Não' end`,
  documento: publicDocumentoSql,
}

export type Target = 'json' | 'batch' | 'csv'
const writers: Record<Target, Record<Kind, Write>> = { json, batch, csv }

/** Codes are written by systems, so CPFs are not hidden in them; only the csv guards them against formulas. */
const codes: Record<Target, Write> = { json: asIs, batch: asIs, csv: (column) => unableToRun(column, column) }

export const writeCell = (target: Target, field: Field, column: string): string =>
  (field.code ? codes[target] : writers[target][field.kind])(column)
