// Measures responses that are not lists in pages (trees, days, dashboards), when a load has just invalidated the cache.
import { answerCost } from './answer-cost.ts'
import { atMost, noted, type Line } from './line.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 5
/** As for the count of a list, the first visitor after a load waits for it. */
const TARGET_MS = 500

export async function measureWholeAnswers(subject: Subject): Promise<Line[]> {
  const costs: { path: string; ms: number }[] = []
  const rounds = subject.effort.times(ROUNDS)
  for (const path of subject.wholeAnswers) costs.push({ path, ms: await answerCost(subject, path, rounds) })
  costs.sort((one, other) => other.ms - one.ms)
  return [
    atMost(
      `a mais cara de ${costs.length} respostas inteiras, feita uma vez por carga (CPU)`,
      costs[0]?.ms ?? 0,
      TARGET_MS,
      ' ms',
    ),
    ...costs.map(({ path, ms }) => noted(`  ${path}`, `${ms.toFixed(0)} ms`)),
  ]
}
