import fc from '@portal/kit/testing/property'
import { expect, test } from 'vitest'
import { type CsvRecord, readRecords } from './csv.ts'
import { UnreadableFile } from './decode.ts'

async function read(blocks: string[], delimiter = ','): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const batch of readRecords(
    (async function* () {
      yield* blocks
    })(),
    delimiter,
  ))
    records.push(...batch)
  return records
}

test('each record has the line it starts at, also after multi-line text and blank lines', async () => {
  expect(await read(['a,b\n', '"x\n\ny",1\r\n', '\n\r\n', 'c,"d""e"\n', 'última,'])).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\n\ny', '1'] },
    { line: 7, cells: ['c', 'd"e'] },
    { line: 8, cells: ['última', ''] },
  ])
})

test('a misplaced quote spoils only its own line', async () => {
  expect(await read(['a"b,c\nd,"e"f\ng,h\n'])).toEqual([
    { line: 1, cells: undefined },
    { line: 2, cells: undefined },
    { line: 3, cells: ['g', 'h'] },
  ])
})

test('a quote never closed is reported at the line that opened it', async () => {
  await expect(read(['a\n', 'b,"c\n', 'd\n'])).rejects.toMatchObject(
    new UnreadableFile(2, 'as aspas abertas aqui não se fecham'),
  )
})

test('reads back whatever was written, however the file is cut into blocks', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ',', ';', '\n', '\r', ' ') })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(',', ';'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (rows, delimiter, eol, whole) => {
        const texts = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter) + eol)
        const blocks = whole ? [texts.join('')] : texts.join('').split(/(?<=\n)/)
        expect((await read(blocks, delimiter)).map(({ cells }) => cells)).toEqual(rows)
      },
    ),
  )
})
