// The volume of a large city's despesa: some hundreds of thousands of empenhos a year.
import type { Volume } from './volume.ts'

export const despesa: Volume = {
  area: 'despesa',
  scale: Number(process.env['BENCH_SCALE'] ?? 50),
  wholeAnswers: [
    '/despesapornivel/detalhada',
    '/despesapornivel/nivel?nivel=1',
    '/despesapornivel/nivel?nivel=1&dataInicial=2025-02-01&dataFinal=2025-06-30',
    '/despesapornivel/fonte-recursos',
  ],
}
