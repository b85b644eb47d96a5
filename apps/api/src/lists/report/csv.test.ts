import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { crlfRows, csv } from './csv.ts'
import { NASTY, textReport } from './testing/nasty.ts'
import { collect, readCsv } from './testing/other-software.ts'
import { PROGRAMA, sampleSource } from './testing/sample.ts'

const ENTIDADE = 'Prefeitura Municipal de Serra Azul – CNPJ 12.345.678/0001-95 – Exercício 2026'

async function* pieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  for (let i = 1; i < places.length; i++) yield bytes.subarray(places[i - 1], places[i])
}

describe('csv', () => {
  it('has the report heading before the rows and the end line after them', async () => {
    const filters = ['Nome contém “sá”', 'Destino; outro']
    const source = sampleSource(Object.entries(diarias.fields), { rowCount: 12, totals: diarias.totals, filters })
    const bytes = await collect(csv.write(source))
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const text = bytes.toString()
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = await readCsv(bytes)
    expect(lines.slice(0, 4)).toEqual([
      [['Diárias', ENTIDADE, 'Filtros: Nome contém “sá”; Destino; outro', PROGRAMA].join(' – ')],
      ['Gerado em: 05/10/2026 14:07 com 12 registros.'],
      [],
      Object.values(diarias.fields).map(({ label }) => label),
    ])
    expect(lines).toHaveLength(4 + 12 + 3)
    const total = lines.at(-2)!
    expect(total).toContain('Total')
    expect(total[Object.keys(diarias.fields).indexOf('valorDiarias')]).toBe(
      source.totals.valorDiarias!.replace('.', ','),
    )
    expect(lines.at(-1)).toEqual(['Fim do relatório: 12 registros.'])
  })

  it('guards its own texts against formulas and keeps negative totals as numbers', async () => {
    const source = { ...textReport(['a']), totals: { valor: '-5.00' } }
    const lines = await readCsv(await collect(csv.write({ ...source, header: { ...source.header, title: '=1+1' } })))
    expect(lines[0]?.[0]).toMatch(/^'=1\+1 – /)
    expect(lines.at(-2)).toEqual(['Total', '-5,00'])
  })

  it('has the column names on its fourth line, whatever the filters', async () => {
    const source = sampleSource(Object.entries(diarias.fields), { rowCount: 1, filters: ['Nome contém “a\r\nb\n\nc”'] })
    const lines = (await collect(csv.write(source))).toString().split('\r\n')
    expect(lines[0]).toContain('Filtros: Nome contém “a b c”')
    expect(lines[3]).toBe(
      Object.values(diarias.fields)
        .map(({ label }) => label)
        .join(';'),
    )
  })

  it('keeps unusual cells intact', async () => {
    const values = NASTY.filter((value) => !value.includes('\u0000'))
    const lines = await readCsv(await collect(csv.write(textReport(values))))
    expect(lines.slice(4, -3).map(([cell]) => cell)).toEqual(values.map((value) => Buffer.from(value).toString()))
  })

  it('ends and counts rows wherever the chunks are cut (property)', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\n', '\r', ';', 'é'), maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { maxLength: 8 }),
        fc.array(fc.nat(200), { maxLength: 6 }),
        async (cells, cuts) => {
          const rows = cells.map((value) => (/["\n\r;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
          let counted = -1
          const bytes = Buffer.from(rows.map((row) => `${row}\n`).join(''))
          const written = await collect(crlfRows(pieces(bytes, cuts), (count) => (counted = count)))
          expect(written.toString()).toBe(rows.map((row) => `${row}\r\n`).join(''))
          expect(counted).toBe(rows.length)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('leaves rows that already end in CRLF as they are', async () => {
    let counted = 0
    const written = await collect(crlfRows(pieces(Buffer.from('a;1\r\nb;2\r\n'), [4]), (count) => (counted = count)))
    expect([written.toString(), counted]).toEqual(['a;1\r\nb;2\r\n', 2])
  })
})
