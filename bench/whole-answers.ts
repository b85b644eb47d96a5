// Answers that are no list of pages (trees, days, dashboards), asked when a load has just changed what they say.
import { answerCost } from './answer-cost.ts'
import { atMost, noted, type Line } from './line.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 5
/** As the count of a list: whoever asks first after a load waits for it. */
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
