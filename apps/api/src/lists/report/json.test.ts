import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { datetime, flag, integer, money, text } from '@portal/kit/fields'
import { json } from './json.ts'
import type { ReportSource } from './report.ts'
import { NASTY, nastyText, textReport } from './testing/nasty.ts'
import { collect } from './testing/other-software.ts'
import { PROGRAMA } from './testing/sample.ts'

interface Written {
  linhas: Record<string, unknown>[]
}

describe('json', () => {
  it('keeps every digit, omits absent values, and has the report header around the rows', async () => {
    const base = textReport([])
    const source: ReportSource = {
      ...base,
      header: { ...base.header, rowCount: 2 },
      fields: [
        ['a', money('Valor')],
        ['b', integer('Ano')],
        ['c', datetime('Momento')],
        ['d', flag('Covid')],
        ['e', text('Texto')],
      ],
      totals: { a: '12345678901234567.80' },
      async *batches() {
        yield [['12345678901234567.80', '2026', '2026-02-28 23:59:58', 'S', '']]
        yield [[null, '007', null, 'N', null]]
      },
    }
    const written = (await collect(json.write(source))).toString()
    expect(written).toContain('{"a":12345678901234567.80,"b":2026,"c":"2026-02-28T23:59:58","d":"S","e":""}')
    expect(written).toContain('{"b":7,"d":"N"}')
    expect(written).toContain('"totais":{"a":12345678901234567.80}')
    expect(JSON.parse(written)).toMatchObject({
      titulo: 'Relatório <de> teste & "aspas"',
      entidade: 'Câmara Municipal de Água Clara',
      cnpj: '12ABC34501DE35',
      exercicio: 2026,
      filtros: ['Nome contém “=1+1”', 'Valor; mínimo: R$ 1,00'],
      geradoEm: '2026-10-05T14:07:33',
      programa: PROGRAMA,
      registros: 2,
    })
  })

  it('keeps any text (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyText, { maxLength: 30 }), async (values) => {
        const all = [...NASTY, ...values]
        const { linhas } = JSON.parse((await collect(json.write(textReport(all)))).toString()) as Written
        expect(linhas.map(({ texto }) => texto)).toEqual(all)
      }),
      { numRuns: 30 },
    )
  })
})
