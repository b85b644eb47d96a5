// Values that break careless writers, as rows of a two-column report.
import fc, { anyText } from '@portal/kit/testing/property'
import { money, text } from '@portal/kit/fields'
import type { Cell, ReportSource } from '../report.ts'
import { PROGRAMA } from './sample.ts'

export const NASTY: readonly string[] = [
  '=1+1',
  '+55 88 99999',
  '-5',
  '@SUM(A1)',
  '\tdepois do tab',
  '=HYPERLINK("http://exemplo.invalid";"clique")',
  'aspas "duplas" e \'simples\'',
  'ponto; e vírgula',
  'linha 1\nlinha 2',
  'windows\r\nduas',
  'mac\rduas',
  '',
  ' espaço em volta ',
  'windows\r\u000E\npartida',
  'dois  espaços',
  '<script>alert(1)</script>',
  '&amp; já escapado',
  ']]>',
  '-->',
  '</style></table>',
  '“aspas” → seta – traço … fim',
  'nulo\u0000no meio',
  'controle\u0001\u001B[31m',
  'não-caractere \uFFFE\uFFFF',
  '😀 família 👨‍👩‍👧',
  'solto \uD83D',
  '\uDC00 solto',
  'a\u0303o decomposto',
  '_x0041_ literal',
  '__x005F_',
  'x'.repeat(40_000),
  'palavra '.repeat(5_000),
  '𝕏'.repeat(20_000),
  '00123',
  '1e5',
  'TRUE',
  '#N/D',
  '\uFEFFmarca',
  '\u202Eavesso',
  'a\u2028b\u2029c',
]

export const nastyText = fc.oneof(
  fc.constantFrom(...NASTY.filter((value) => value.length < 1000)),
  anyText({ maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 20 }),
)

/**
 * Returns the text that an XML reader must get back: without forbidden characters, with one kind of line end, and with
 * lone surrogates replaced.
 */
export const held = (value: string): string =>
  Buffer.from(value)
    .toString()
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\r\n?/g, '\n')

export function textReport(values: readonly string[]): ReportSource {
  const rows: Cell[][] = values.map((value, i) => [value, `${i}.50`])
  return {
    header: {
      title: 'Relatório <de> teste & "aspas"',
      entidade: 'Câmara Municipal de Água Clara',
      cnpj: '12ABC34501DE35',
      exercicio: 2026,
      filters: ['Nome contém “=1+1”', 'Valor; mínimo: R$ 1,00'],
      generatedAt: '2026-10-05T14:07:33',
      rowCount: rows.length,
      programa: PROGRAMA,
    },
    fields: [
      ['texto', text('Texto')],
      ['valor', money('Valor')],
    ],
    totals: { valor: '1234567.89' },
    async *batches() {
      yield rows
    },
    async *csvLines() {
      for (const [value, amount] of rows)
        yield Buffer.from(`"${value!.replaceAll('"', '""')}";${amount!.replace('.', ',')}\n`)
    },
  }
}
