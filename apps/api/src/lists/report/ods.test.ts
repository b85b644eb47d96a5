import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { date, datetime, decimal, integer, money, text } from '@portal/kit/fields'
import { ods, writeOds } from './ods.ts'
import type { ReportSource } from './report.ts'
import { held, NASTY, nastyText, textReport } from './testing/nasty.ts'
import { collect, readOds, readZip } from './testing/other-software.ts'
import { PROGRAMA, sampleSource } from './testing/sample.ts'

const FIRST = 6

describe('ods', () => {
  it('holds real numbers and real dates', async () => {
    const source: ReportSource = {
      ...textReport([]),
      header: { ...textReport([]).header, rowCount: 1 },
      fields: [
        ['a', money('Valor')],
        ['b', integer('Ano')],
        ['c', decimal('Quantidade')],
        ['d', date('Data')],
        ['e', datetime('Momento')],
        ['f', text('Texto')],
      ],
      totals: { a: '-1.10' },
      async *batches() {
        yield [['-1234.56', '2026', '1.5', '2026-02-28', '2026-02-28 23:59:58', '=1+1']]
      },
    }
    const {
      sheets: [sheet],
      mimetype,
    } = await readOds(await collect(ods.write(source)))
    expect(mimetype).toBe('application/vnd.oasis.opendocument.spreadsheet')
    expect(sheet!.rows[FIRST]).toEqual([
      { type: 'float', value: '-1234.56', text: '-R$ 1.234,56' },
      { type: 'float', value: '2026', text: '2026' },
      { type: 'float', value: '1.5', text: '1,5' },
      { type: 'date', value: '2026-02-28', text: '28/02/2026' },
      { type: 'date', value: '2026-02-28T23:59:58', text: '28/02/2026 23:59:58' },
      { type: 'string', value: null, text: '=1+1' },
    ])
    expect(sheet!.rows.at(-1)!.map(({ value, text: shown }) => value ?? shown)).toEqual([
      '-1.10',
      '',
      '',
      '',
      '',
      'Total',
    ])
  })

  it('starts each sheet with the report heading and filters over the rows', async () => {
    const fields = [
      ['nome', text('Nome')],
      ['valorDiarias', money('Valor')],
    ] as const
    const source = sampleSource(fields, { rowCount: 25, totals: ['valorDiarias'], batchSize: 4 })
    const { sheets, ranges } = await readOds(await collect(writeOds(source, 17)))
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Diárias', 16],
      ['Diárias (2)', 16],
      ['Diárias (3)', 12],
    ])
    expect(ranges).toEqual([
      "'Diárias'.A6:'Diárias'.B16",
      "'Diárias (2)'.A6:'Diárias (2)'.B16",
      "'Diárias (3)'.A6:'Diárias (3)'.B11",
    ])
    expect(sheets[1]!.rows.slice(0, 4).map(([cell]) => cell!.text)).toEqual([
      'Diárias',
      'Prefeitura Municipal de Serra Azul – CNPJ 12.345.678/0001-95 – Exercício 2026',
      'Filtros: nenhum',
      `Gerado em: 05/10/2026 14:07 com 25 registros, pelo ${PROGRAMA}.`,
    ])
  })

  it('keeps unusual texts intact', async () => {
    const {
      sheets: [sheet],
    } = await readOds(await collect(ods.write(textReport(NASTY))))
    expect(sheet!.rows.slice(FIRST, -1).map(([cell]) => cell!.text)).toEqual(NASTY.map(held))
  })

  it('keeps any text (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyText, { minLength: 80, maxLength: 120 }), async (values) => {
        const {
          sheets: [sheet],
        } = await readOds(await collect(ods.write(textReport(values))))
        expect(sheet!.rows.slice(FIRST, -1).map(([cell]) => cell!.text)).toEqual(values.map(held))
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  it('has its content type first and uncompressed', async () => {
    const bytes = await collect(ods.write(textReport(['a'])))
    expect(bytes.subarray(30, 38).toString()).toBe('mimetype')
    expect(bytes.subarray(38, 84).toString()).toBe('application/vnd.oasis.opendocument.spreadsheet')
    const { broken, parts } = await readZip(bytes)
    expect(broken).toBeNull()
    expect(parts[0]).toEqual(['mimetype', 46, 0])
  })
})
