// Answers that are no list of pages (trees, days, dashboards), asked when a load has just changed what they say.
import { cpuSeconds } from './cpu.ts'
import { atMost, noted, type Line } from './line.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 5
/** As the count of a list: whoever asks first after a load waits for it. */
const TARGET_MS = 500

async function cost({ api, pool, portalPid, databasePids, exercicio }: Subject, path: string): Promise<number> {
  const pids = [portalPid, ...databasePids]
  let seconds = 0
  for (let round = 0; round < ROUNDS; round++) {
    await pool.query('select sistema.nova_versao(area, 1, $1) from sistema.area', [exercicio])
    const before = cpuSeconds(pids)
    const response = await fetch(`${api}${path}${path.includes('?') ? '&' : '?'}entidade=1&exercicio=${exercicio}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    seconds += cpuSeconds(pids) - before
  }
  return (seconds * 1000) / ROUNDS
}

export async function measureWholeAnswers(subject: Subject): Promise<Line[]> {
  const costs: { path: string; ms: number }[] = []
  for (const path of subject.wholeAnswers) costs.push({ path, ms: await cost(subject, path) })
  costs.sort((one, other) => other.ms - one.ms)
  return [
    atMost(`a mais cara de ${costs.length} respostas inteiras, feita uma vez por carga (CPU)`, costs[0]?.ms ?? 0, TARGET_MS, ' ms'),
    ...costs.map(({ path, ms }) => noted(`  ${path}`, `${ms.toFixed(0)} ms`)),
  ]
}
