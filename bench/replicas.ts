// What it costs to read from a server that follows: a page nobody keeps, read there and read where it is written.
import { readFileSync } from 'node:fs'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { API_BASE } from '@portal/catalog/rotas'
import { openReplicatedCity } from '../apps/api/src/testing/replicated-portal.ts'
import { ENTIDADE, EXERCICIO } from '../apps/api/src/testing/sample.ts'
import { atMost, type Line } from './line.ts'
import { startPortal, stop } from './processes.ts'
import { compare } from './slices.ts'

const ALONE = 8521
const FOLLOWED = 8522
const PAGES = 300

const nextPath = (): string =>
  `${API_BASE}${empenhos.api.list}?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&page=${Math.floor(Math.random() * PAGES)}`

/** In a city of its own, small enough to be made at each run: there a page costs least, and whatever is added to it shows most. */
export async function measureReplicas(): Promise<Line[]> {
  const volume = readFileSync(new URL('../apps/api/src/testing/volume.sql', import.meta.url), 'utf8')
  const city = await openReplicatedCity(['leitura'], (pool) => pool.query(volume))
  const portals: number[] = []
  const start = async (port: number, extra: NodeJS.ProcessEnv): Promise<number> => {
    const pid = await startPortal(port, city.primary.url, city.storeDir, { CACHE_MB: '1', ...extra })
    portals.push(pid)
    return pid
  }
  try {
    const [alone, followed] = [await start(ALONE, {}), await start(FOLLOWED, { DATABASE_READ_URLS: city.replicas.map(({ url }) => url).join(' ') })]
    const servers = [city.primary, ...city.replicas].flatMap(({ pid }) => pid ?? [])
    const { cpuRatio } = await compare(
      { url: `http://127.0.0.1:${FOLLOWED}`, nextPath, pids: [followed, ...servers] },
      { url: `http://127.0.0.1:${ALONE}`, nextPath, pids: [alone, ...servers] },
    )
    return [atMost('página sem memória, lida numa réplica / lida no principal (CPU)', 1 / cpuRatio, 1.1)]
  } finally {
    await stop(portals)
    await city.close()
  }
}
