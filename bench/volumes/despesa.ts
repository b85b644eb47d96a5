// A large city: some hundreds of thousands of commitments a year.
import type { Volume } from './volume.ts'

export const despesa: Volume = {
  area: 'despesa',
  scale: Number(process.env['BENCH_SCALE'] ?? 50),
  wholeAnswers: ['/despesapornivel/detalhada', '/despesapornivel/orgao', '/despesapornivel/fonte-recursos'],
}
