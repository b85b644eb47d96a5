import { describe, expect, it } from 'vitest'
import { money, text } from '@portal/kit/fields'
import { EXPORT_TYPES } from '@portal/kit/list'
import { formats } from './formats.ts'
import type { ReportSource } from './report.ts'
import { collect } from './testing/other-software.ts'
import { sampleSource } from './testing/sample.ts'

const fields = [
  ['nome', text('Nome')],
  ['valorDiarias', money('Valor')],
] as const
const sample = (rowCount: number): ReportSource =>
  sampleSource(fields, { rowCount, totals: ['valorDiarias'], batchSize: 100 })

const announcing = (rowCount: number, source: ReportSource): ReportSource => ({
  ...source,
  header: { ...source.header, rowCount },
})

async function readUntilFailure(chunks: AsyncIterable<Buffer | string>): Promise<{ error: unknown; received: string }> {
  let received = ''
  try {
    for await (const chunk of chunks) received += Buffer.from(chunk as string).toString('latin1')
  } catch (error) {
    return { error, received }
  }
  return { error: undefined, received }
}

/** The last bytes that each format writes; a file without them is visibly incomplete. */
const ENDINGS: Record<keyof typeof formats, string> = {
  html: '</html>',
  xls: 'PK\u0005\u0006',
  pdf: '%%EOF',
  txt: 'Fim do relat',
  csv: 'Fim do relat',
  ods: 'PK\u0005\u0006',
  json: ']}',
}

describe.each(EXPORT_TYPES)('%s', (type) => {
  const format = formats[type]

  it('ends like a complete file', async () => {
    expect((await collect(format.write(sample(250)))).toString('latin1')).toContain(ENDINGS[type])
  })

  it.each([
    ['fewer', 251],
    ['more', 249],
  ])('fails visibly when %s rows come than announced', async (_, announced) => {
    const { error, received } = await readUntilFailure(format.write(announcing(announced, sample(250))))
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toContain(`announced ${announced} rows`)
    expect(received).not.toContain(ENDINGS[type])
  })

  it('fails visibly when the rows stop in the middle', async () => {
    const source = sample(250)
    const broken: ReportSource = {
      ...source,
      async *batches() {
        for await (const batch of source.batches()) {
          yield batch
          throw new Error('banco caiu')
        }
      },
      async *csvLines() {
        yield Buffer.from('a;1,00\n')
        throw new Error('banco caiu')
      },
    }
    const { error, received } = await readUntilFailure(format.write(broken))
    expect(String(error)).toContain('banco caiu')
    expect(received).not.toContain(ENDINGS[type])
  })

  it('sends its first bytes before it reads the first row', async () => {
    const never = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }
    const written = format.write({ ...sample(250), batches: () => never, csvLines: () => never })
    const first = await written[Symbol.asyncIterator]().next()
    expect(Buffer.byteLength(first.value as string)).toBeGreaterThan(0)
  })

  it('stops reading when the reader leaves', async () => {
    const source = sample(100_000)
    let closed = 0
    let read = 0
    const watched = async function* <T>(items: AsyncIterable<T>): AsyncGenerator<T> {
      try {
        for await (const item of items) {
          read++
          yield item
        }
      } finally {
        closed++
      }
    }
    const chunks = format.write({
      ...source,
      batches: () => watched(source.batches()),
      csvLines: () => watched(source.csvLines()),
    })
    let received = 0
    for await (const chunk of chunks) {
      received += Buffer.byteLength(chunk)
      if (read > 1 && received > 1000) break
    }
    expect(closed).toBe(1)
    expect(read).toBeLessThan(1000)
  })

  it('writes a report without rows', async () => {
    const bytes = await collect(format.write(sample(0)))
    expect(bytes.toString('latin1')).toContain(ENDINGS[type])
  })
})

it('limits the number of rows only in pdf', () => {
  const limits = Object.entries(formats).flatMap(([type, { maxRows }]) =>
    maxRows === undefined ? [] : [[type, maxRows]],
  )
  expect(limits).toEqual([['pdf', 50_000]])
})

it('has the right content type for each format', () => {
  const types = Object.entries(formats).map(([type, { extension, contentType }]) => [
    type,
    `${extension} ${contentType}`,
  ])
  expect(Object.fromEntries(types)).toEqual({
    html: 'html text/html; charset=utf-8',
    xls: 'xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pdf: 'pdf application/pdf',
    txt: 'txt text/plain; charset=utf-8',
    csv: 'csv text/csv; charset=utf-8',
    ods: 'ods application/vnd.oasis.opendocument.spreadsheet',
    json: 'json application/json; charset=utf-8',
  })
})
