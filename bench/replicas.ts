// Measures what it costs to read from a standby: an uncached page, read there and on the primary.
import { readFileSync } from 'node:fs'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { API_BASE } from '@portal/catalog/rotas'
import { openReplicatedCity, type ReplicatedCity } from '../apps/api/src/testing/replicated-portal.ts'
import { ENTIDADE, EXERCICIO } from '../apps/api/src/testing/sample.ts'
import type { Effort } from './effort.ts'
import { atMost, type Line } from './line.ts'
import { startPortal, whileRunning, type Started } from './processes.ts'
import { compare } from './slices.ts'
import type { Subject } from './subject.ts'

const PAGES = 300

const nextPath = (): string =>
  `${API_BASE}${empenhos.api.list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}` +
  `&page=${Math.floor(Math.random() * PAGES)}`

/**
 * Uses a city of its own, small enough to be created at each run: a page costs least there, so any addition shows most.
 */
export async function measureReplicas({ effort }: Subject): Promise<Line[]> {
  const volume = readFileSync(new URL('../apps/api/src/testing/volume.sql', import.meta.url), 'utf8')
  const city = await openReplicatedCity(['leitura'], (pool) => pool.query(volume))
  try {
    return [await whileRunning(() => compareIn(city, effort))]
  } finally {
    await city.close()
  }
}

async function compareIn(city: ReplicatedCity, effort: Effort): Promise<Line> {
  const start = (extra: NodeJS.ProcessEnv): Promise<Started> =>
    startPortal(city.primary.url, city.storeDir, { CACHE_MB: '1', ...extra })
  const alone = await start({})
  const followed = await start({ DATABASE_READ_URLS: city.replicas.map(({ url }) => url).join(' ') })
  const servers = [city.primary, ...city.replicas].flatMap(({ pid }) => pid ?? [])
  const { cpuRatio } = await compare(
    { url: followed.origin, nextPath, pids: [followed.pid, ...servers] },
    { url: alone.origin, nextPath, pids: [alone.pid, ...servers] },
    effort,
  )
  return atMost('página sem memória, lida numa réplica / lida no principal (CPU)', 1 / cpuRatio, 1.1)
}
