import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import type { ReportSource } from './report.ts'
import { NASTY, nastyText, textReport } from './testing/nasty.ts'
import { collect } from './testing/other-software.ts'
import { PROGRAMA, sampleSource } from './testing/sample.ts'
import { txt } from './txt.ts'

const linesOf = async (source: ReportSource): Promise<string[]> =>
  (await collect(txt.write(source))).toString().split('\r\n')

const squeezed = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu, '')

describe('txt', () => {
  it('is a table while the columns fit in a line', async () => {
    const { fields, totals, columns } = fornecedores
    const lines = await linesOf(sampleSource(Object.entries(fields), { rowCount: 8, totals, columns }))
    expect(lines[0]).toBe('\uFEFFDiárias')
    expect(lines[3]).toBe(`Gerado em: 05/10/2026 14:07 com 8 registros, pelo ${PROGRAMA}.`)
    const rule = lines.findIndex((line) => line.startsWith('---'))
    const width = lines[rule]!.length
    expect(width).toBeLessThanOrEqual(200)
    expect(lines[rule - 1]).toMatch(/^Nome {2,}CNPJ\/CPF {2,}/)
    expect(lines.slice(rule).every((line) => line.length <= width)).toBe(true)
    expect(lines.find((line) => line.startsWith('Total'))).toMatch(/R\$ [\d.]+,\d\d/)
    expect(lines.slice(-2)).toEqual(['Fim do relatório: 8 registros.', ''])
  })

  it('is a block per record when they do not', async () => {
    const source = sampleSource(Object.entries(diarias.fields), {
      rowCount: 3,
      totals: diarias.totals,
      columns: diarias.columns,
    })
    const lines = await linesOf(source)
    const first = lines.indexOf('Registro 1 de 3')
    expect(lines[first + 1]).toBe('Nome .................: Antônia Conceição Falcão')
    for (const { label } of Object.values(diarias.fields)) {
      expect(lines.filter((line) => line.startsWith(`${label} .`)).length).toBeGreaterThanOrEqual(3)
    }
    expect(lines.every((line) => line.length <= 100)).toBe(true)
  })

  it('keeps every visible character and removes control characters (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyText, { minLength: 1, maxLength: 20 }), async (values) => {
        const all = [...NASTY, ...values]
        const lines = await linesOf(textReport(all))
        const body = lines.slice(lines.findIndex((line) => line.startsWith('---')) + 1)
        const firstColumn = squeezed(body.map((line) => line.replace(/(^| {2,})R\$ [\d.]+,\d\d$/, '')).join(''))
        expect(firstColumn.startsWith(squeezed(all.map((value) => Buffer.from(value).toString()).join('')))).toBe(true)
        expect(lines.join('')).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 20 },
    )
  })
})
