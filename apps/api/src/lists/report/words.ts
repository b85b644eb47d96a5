// The sentences and formatted values that all formats share, so that no two exports say the same thing differently.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import type { Kind } from '@portal/kit/fields'
import { formatDate, sumOfSome } from '@portal/kit/formats'
import { writeValue } from '@portal/kit/write-value'
import type { Cell, DescribedReport, ReportHeader, ReportSource } from './report.ts'

const registros = (count: number): string => (count === 1 ? '1 registro' : `${count} registros`)

export const TOTAL = 'Total'

const generated = ({ generatedAt, rowCount }: ReportHeader): string =>
  `Gerado em: ${formatDate(generatedAt)} ${generatedAt.slice(11, 16)} com ${registros(rowCount)}`

/** Must not change, since programs look for this exact text in a csv. */
export const generatedLine = (header: ReportHeader): string => `${generated(header)}.`

export const generatedByLine = (header: ReportHeader): string => `${generated(header)}, pelo ${header.programa}.`

/** Returns what identifies whose rows these are, besides the name: CNPJ and exercicio. */
export const identityOf = ({ cnpj, exercicio }: ReportHeader): string[] => [
  ...(cnpj === undefined ? [] : [`CNPJ ${formatCnpjCpf(cnpj)}`]),
  ...(exercicio === undefined ? [] : [`Exercício ${exercicio}`]),
]

export const entidadeLine = (header: ReportHeader): string => [header.entidade, ...identityOf(header)].join(' – ')

export const documentTitle = ({ title, entidade, exercicio }: ReportHeader): string =>
  [title, entidade, exercicio ?? []].flat().join(' – ')

export const filtersLine = ({ filters }: ReportHeader): string =>
  `Filtros: ${filters.length > 0 ? filters.join('; ') : 'nenhum'}`

/** Says of how many rows each sum is that not all rows state: "Valor Contrato: soma de 31 de 39 com valor". */
const statedWords = ({ header: { rowCount }, fields, stated = {} }: DescribedReport): string[] =>
  fields.flatMap(([name, { label }]) =>
    stated[name] === undefined ? [] : [`${label}: ${sumOfSome(stated[name], rowCount)}`],
  )

/** The last line of the formats that people can read even if cut short; without it the file is incomplete. */
export const endLine = (report: DescribedReport): string =>
  [`Fim do relatório: ${registros(report.header.rowCount)}`, ...statedWords(report)].map((said) => `${said}.`).join(' ')

const NUMBER = /^-?\d+(?:\.\d+)?$/

export const isNumber = (text: string): boolean => NUMBER.test(text)

export const readableCell = (kind: Kind, cell: Cell | undefined): string => writeValue(kind, cell) ?? ''

/** Returns the column for the word 'Total': the first text without a sum, or else the first column without a sum. */
export function totalLabelAt(fields: ReportSource['fields'], totals: ReportSource['totals']): number {
  const text = fields.findIndex(([name, { kind }]) => kind === 'text' && totals[name] === undefined)
  return text >= 0 ? text : fields.findIndex(([name]) => totals[name] === undefined)
}
