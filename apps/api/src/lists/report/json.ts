// Writes json for programs: numbers keep every digit that the database has, and absent values are absent keys.
import { isNumeric, type Field } from '@portal/kit/fields'
import { nest, type Nest } from '@portal/kit/nested'
import { isDateTimeText } from '@portal/kit/write-value'
import { completeBatches } from './complete.ts'
import type { Cell, ReportFormat, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import { isNumber } from './words.ts'

function jsonValue({ kind }: Field, value: string): string {
  if (isNumeric(kind) && isNumber(value)) return value.replace(/^(-?)0+(?=\d)/, '$1')
  if (kind === 'datetime' && isDateTimeText(value)) return JSON.stringify(`${value.slice(0, 10)}T${value.slice(11)}`)
  return JSON.stringify(value)
}

function jsonObject(pairs: Iterable<readonly [key: string, value: string]>): string {
  return `{${Array.from(pairs, ([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`
}

interface At {
  index: number
  field: Field
}

/** Writes rows like the pages do: fields whose names have parts are nested. */
function rowWriter(columns: Nest<At>): (row: Cell[]) => string {
  const writers = [...columns].map(([part, node]) => {
    const key = `${JSON.stringify(part)}:`
    if (node instanceof Map) {
      const writeInner = rowWriter(node)
      return (row: Cell[]): string => key + writeInner(row)
    }
    return (row: Cell[]): string => {
      const cell = row[node.index]
      return cell === null || cell === undefined ? '' : key + jsonValue(node.field, cell)
    }
  })
  return (row) => {
    let text = ''
    for (const write of writers) {
      const written = write(row)
      if (written !== '') text += `${text === '' ? '' : ','}${written}`
    }
    return `{${text}}`
  }
}

async function* write(source: ReportSource): AsyncGenerator<string> {
  const { header, fields, totals, stated } = source
  const kinds = new Map(fields)
  const opening = jsonObject([
    ['titulo', JSON.stringify(header.title)],
    ['entidade', JSON.stringify(header.entidade)],
    ...(header.cnpj === undefined ? [] : [['cnpj', JSON.stringify(header.cnpj)] as const]),
    ...(header.exercicio === undefined ? [] : [['exercicio', String(header.exercicio)] as const]),
    ['filtros', JSON.stringify(header.filters)],
    ['geradoEm', JSON.stringify(header.generatedAt)],
    ['programa', JSON.stringify(header.programa)],
    ['registros', String(header.rowCount)],
    [
      'totais',
      jsonObject(
        Object.entries(totals).flatMap(([name, value]) => {
          const field = kinds.get(name)
          return field ? [[name, jsonValue(field, value)] as const] : []
        }),
      ),
    ],
    ...(stated && Object.keys(stated).length > 0 ? [['comValor', JSON.stringify(stated)] as const] : []),
  ])
  yield `${opening.slice(0, -1)},"linhas":[`
  const writeRow = rowWriter(nest(fields.map(([name, field], index) => [name, { index, field }] as const)))
  let written = 0
  yield* rowChunks(completeBatches(source), (row) => (written++ === 0 ? '\n' : ',\n') + writeRow(row))
  yield '\n]}\n'
}

export const json: ReportFormat = {
  contentType: 'application/json; charset=utf-8',
  extension: 'json',
  compressible: true,
  write,
}
