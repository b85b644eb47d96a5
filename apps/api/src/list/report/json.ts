// json for programs: numbers keep every digit the database holds, absent values are absent keys.
import { isNumeric, type Field } from '@portal/kit/fields'
import { completeBatches } from './complete.ts'
import type { Cell, ReportFormat, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import { isDateTimeText, isNumber } from './words.ts'

function jsonValue({ kind }: Field, value: string): string {
  if (isNumeric(kind) && isNumber(value)) return value.replace(/^(-?)0+(?=\d)/, '$1')
  if (kind === 'datetime' && isDateTimeText(value)) return JSON.stringify(`${value.slice(0, 10)}T${value.slice(11)}`)
  return JSON.stringify(value)
}

function jsonObject(pairs: Iterable<readonly [key: string, value: string]>): string {
  return `{${Array.from(pairs, ([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`
}

function rowWriter(fields: ReportSource['fields']): (row: Cell[]) => string {
  const columns = fields.map(([name, field]) => ({ key: `${JSON.stringify(name)}:`, field }))
  return (row) => {
    let text = ''
    for (const [i, { key, field }] of columns.entries()) {
      const cell = row[i]
      if (cell !== null && cell !== undefined) text += `${text === '' ? '' : ','}${key}${jsonValue(field, cell)}`
    }
    return `{${text}}`
  }
}

async function* write(source: ReportSource): AsyncGenerator<string> {
  const { header, fields, totals } = source
  const kinds = new Map(fields)
  const opening = jsonObject([
    ['titulo', JSON.stringify(header.title)],
    ['entidade', JSON.stringify(header.entidade)],
    ['cnpj', JSON.stringify(header.cnpj)],
    ['exercicio', String(header.exercicio)],
    ['filtros', JSON.stringify(header.filters)],
    ['geradoEm', JSON.stringify(header.generatedAt)],
    ['registros', String(header.rowCount)],
    ['totais', jsonObject(Object.entries(totals).flatMap(([name, value]) => {
      const field = kinds.get(name)
      return field ? [[name, jsonValue(field, value)] as const] : []
    }))],
  ])
  yield `${opening.slice(0, -1)},"linhas":[`
  const writeRow = rowWriter(fields)
  let written = 0
  yield* rowChunks(completeBatches(source), (row) => (written++ === 0 ? '\n' : ',\n') + writeRow(row))
  yield '\n]}\n'
}

export const json: ReportFormat = { contentType: 'application/json; charset=utf-8', extension: 'json', compressible: true, write }
