// Measures the CPU that an API response costs in the portal and in the database, when a load has just invalidated the
// cache.
import { cpuSeconds } from './cpu.ts'
import type { Subject } from './subject.ts'

/** Returns milliseconds per request. CPU time is counted in ticks of 10 ms, so the total of all rounds is divided. */
export async function answerCost(
  { api, pool, portalPid, databasePids, exercicio }: Subject,
  path: string,
  rounds: number,
): Promise<number> {
  const pids = [portalPid, ...databasePids]
  let seconds = 0
  for (let round = 0; round < rounds; round++) {
    await pool.query('select sistema.nova_versao(area, 1, $1) from sistema.area', [exercicio])
    const before = cpuSeconds(pids)
    const response = await fetch(`${api}${path}${path.includes('?') ? '&' : '?'}entidade=1&exercicio=${exercicio}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    seconds += cpuSeconds(pids) - before
  }
  return (seconds * 1000) / rounds
}
