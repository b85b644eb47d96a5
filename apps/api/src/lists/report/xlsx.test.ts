import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { date, datetime, decimal, documento, flag, integer, money, text } from '@portal/kit/fields'
import type { ReportSource } from './report.ts'
import { held, NASTY, nastyText, textReport } from './testing/nasty.ts'
import { collect, readXlsx, readZip } from './testing/other-software.ts'
import { PROGRAMA, sampleSource } from './testing/sample.ts'
import { writeXlsx, xls } from './xlsx.ts'

const FIRST = 6

/** Returns the expected content of a cell, with Excel's own escapes; undefined where the text is cut. */
function cellOf(value: string): string | null | undefined {
  if (value === '') return null
  const clean = held(value)
  return clean.length <= 32_767 ? clean.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : undefined
}

describe('xlsx', () => {
  it('holds real numbers and real dates, each with its format', async () => {
    const source: ReportSource = {
      ...textReport([]),
      header: { ...textReport([]).header, rowCount: 2 },
      fields: [
        ['a', money('Valor')],
        ['b', integer('Ano')],
        ['c', decimal('Quantidade')],
        ['d', date('Data')],
        ['e', datetime('Momento')],
        ['f', flag('Covid')],
        ['g', documento('CNPJ')],
        ['h', text('Texto')],
      ],
      totals: { a: '-1.10' },
      async *batches() {
        yield [['-1234.56', '2026', '1.5', '2026-02-28', '2026-02-28 23:59:58', 'S', '12.345.678/0001-95', '00123']]
        yield [['12345678901234567.89', '90071992547409931', null, '1899-12-31', null, 'N', '***.456.789-**', null]]
      },
    }
    const [sheet] = await readXlsx(await collect(xls.write(source)))
    const [first, second, total] = sheet!.rows.slice(FIRST)
    expect(first!.map(({ value, type, format }) => [value, type, format])).toEqual([
      [-1234.56, 'n', '#,##0.00'],
      [2026, 'n', '0'],
      [1.5, 'n', '#,##0.00##'],
      ['2026-02-28T00:00:00', 'd', 'dd/mm/yyyy'],
      ['2026-02-28T23:59:58', 'd', 'dd/mm/yyyy hh:mm:ss'],
      ['Sim', 's', 'General'],
      ['12.345.678/0001-95', 's', 'General'],
      ['00123', 's', 'General'],
    ])
    expect(second!.map(({ value, type }) => [value, type])).toEqual([
      ['R$ 12.345.678.901.234.567,89', 's'],
      ['90071992547409931', 's'],
      [null, 'n'],
      ['31/12/1899', 's'],
      [null, 'n'],
      ['Não', 's'],
      ['***.456.789-**', 's'],
      [null, 'n'],
    ])
    expect(total!.map(({ value }) => value)).toEqual([-1.1, null, null, null, null, null, null, 'Total'])
    expect(total!.every(({ bold }) => bold)).toBe(true)
  })

  it('has the report heading, a frozen header, a filter, and the header on every printed page', async () => {
    const source = sampleSource(Object.entries(diarias.fields), {
      rowCount: 30,
      totals: diarias.totals,
      filters: ['Nome contém “sá”'],
    })
    const [sheet] = await readXlsx(await collect(xls.write(source)))
    expect(sheet!.name).toBe('Diárias')
    expect(sheet!.rows.slice(0, 5).map(([cell]) => cell!.value)).toEqual([
      'Diárias',
      'Prefeitura Municipal de Serra Azul – CNPJ 12.345.678/0001-95 – Exercício 2026',
      'Filtros: Nome contém “sá”',
      `Gerado em: 05/10/2026 14:07 com 30 registros, pelo ${PROGRAMA}.`,
      null,
    ])
    expect(sheet!.rows[FIRST - 1]!.map(({ value }) => value)).toEqual(
      Object.values(diarias.fields).map(({ label }) => label),
    )
    expect(sheet).toMatchObject({ freeze: 'A7', filter: 'A6:AJ36', titles: '$6:$6' })
    expect(sheet!.rows).toHaveLength(FIRST + 30 + 1)
    const valor = Object.keys(diarias.fields).indexOf('valorDiarias')
    const cents = sheet!.rows
      .slice(FIRST, -1)
      .reduce((sum, row) => sum + Math.round(Number(row[valor]!.value) * 100), 0)
    expect(Math.round(Number(sheet!.rows.at(-1)![valor]!.value) * 100)).toBe(cents)
  })

  it('keeps unusual texts as texts, marks possible formulas, and cuts where Excel does', async () => {
    const [sheet] = await readXlsx(await collect(xls.write(textReport(NASTY))))
    const cells = sheet!.rows.slice(FIRST, -1).map(([cell]) => cell!)
    for (const [i, value] of NASTY.entries()) {
      const cell = cells[i]!
      const expected = cellOf(value)
      expect(cell.type, value.slice(0, 20)).not.toBe('f')
      if (expected === undefined) {
        expect(String(cell.value).length).toBeGreaterThan(32_765)
        expect(String(cell.value).length).toBeLessThanOrEqual(32_767)
        expect(String(cell.value).endsWith('…')).toBe(true)
      } else {
        expect(cell.value).toBe(expected)
      }
      expect(cell.quotePrefix).toBe(/^[=+\-@\t]/.test(value))
    }
  })

  it('keeps any text (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyText, { minLength: 80, maxLength: 120 }), async (values) => {
        const [sheet] = await readXlsx(await collect(xls.write(textReport(values))))
        expect(sheet!.rows.slice(FIRST, -1).map(([cell]) => cell!.value)).toEqual(values.map(cellOf))
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  it('splits into sheets at the row limit, with the totals in the last', async () => {
    const fields = [
      ['nome', text('Nome')],
      ['valorDiarias', money('Valor')],
    ] as const
    const source = sampleSource(fields, { rowCount: 25, totals: ['valorDiarias'], batchSize: 4 })
    const sheets = await readXlsx(await collect(writeXlsx(source, 17)))
    expect(sheets.map(({ name, rows, filter, freeze }) => [name, rows.length, filter, freeze])).toEqual([
      ['Diárias', 16, 'A6:B16', 'A7'],
      ['Diárias (2)', 16, 'A6:B16', 'A7'],
      ['Diárias (3)', 12, 'A6:B11', 'A7'],
    ])
    expect(sheets[2]!.rows.at(-1)![0]!.value).toBe('Total')
  })

  it('is a valid archive with its content types first', async () => {
    const { broken, parts } = await readZip(await collect(xls.write(textReport(['a']))))
    expect(broken).toBeNull()
    expect(parts[0]![0]).toBe('[Content_Types].xml')
  })
})
