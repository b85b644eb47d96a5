// Measures requests with a budget of some list pages, their count included, sent as a visitor does. The unit is a page
// of empenhos, measured in turns with them.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { answerCost } from './answer-cost.ts'
import { atMost, noted, type Line } from './line.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 10
const TURNS = 3

export async function measureInPages(subject: Subject): Promise<Line[]> {
  const lines: Line[] = []
  const [rounds, turns] = [subject.effort.times(ROUNDS), subject.effort.times(TURNS)]
  for (const { paths, pages } of subject.inPages) {
    let [unit, cost] = [0, 0]
    for (let turn = 0; turn < turns; turn++) {
      unit += await answerCost(subject, empenhos.api.list, rounds)
      for (const path of paths) cost += await answerCost(subject, path, rounds)
    }
    lines.push(atMost(`${paths.join(' + ')} / página (CPU)`, cost / unit, pages))
    const [page, all] = [unit / turns, cost / turns].map((ms) => `${ms.toFixed(1)} ms`)
    lines.push(noted('  a página, e o que se perguntou', `${page}, ${all}`))
  }
  return lines
}
