// Serves the port in one process, with the background jobs, and stops both.
import type { RequestListener } from 'node:http'
import { openDatabase } from '@portal/db/database'
import { databaseLine } from '@portal/db/errors'
import { openPool } from '@portal/db/pool'
import type { Config } from '../lib/config.ts'
import { Cidades } from '../cities/cities.ts'
import { openCity, prepareCity, type City } from '../cities/city.ts'
import { readServidas, type CidadeServida } from '../cities/config-of.ts'
import { LOOK_MS, Scheduler } from '../background/scheduler.ts'
import { jobsOf } from '../background/jobs.ts'
import { loadBuilt } from '../pages/built.ts'
import { Front } from './front.ts'
import type { Undo } from './undo.ts'

const DRAIN_MS = 10_000

export interface Serving {
  port: number
  /** Accepts no more connections and resolves when the last one ends. */
  retire: () => Promise<void>
}

/** Number of cities whose jobs are checked per second, however many cities there are. */
const LOOKS_PER_SECOND = 10

/** The request listener, and the schedulers of the background jobs. */
interface Answering {
  answer: RequestListener
  schedulers: readonly Scheduler[]
}

export interface ServeOptions {
  config: Config
  undo: Undo
  /** Whether this process runs the background jobs; one process per machine does. */
  onDuty: boolean
  say: (line: string) => void
}

export async function serveOne(url: string, options: ServeOptions): Promise<Serving> {
  const { config, undo, say } = options
  const city = await openCity({ config, url, say, ...(await loadBuilt(config)) })
  undo.push(() => city.close())
  const log = (fields: object, message: string): void => city.log.warn(fields, message)
  return serve(
    {
      answer: city.answer,
      schedulers: [new Scheduler({ locate: city.primary, jobs: jobsOf(config, city.pool, log), log })],
    },
    options,
  )
}

export interface ServeManyOptions extends ServeOptions {
  env: NodeJS.ProcessEnv
}

/** Serves every city in the file named by CIDADES; each is opened by its first visitor. */
export async function serveMany({ env, ...options }: ServeManyOptions): Promise<Serving> {
  const { config, undo, onDuty, say } = options
  const servidas = new Map(readServidas(env['CIDADES'] ?? '', env).map((servida) => [servida.host, servida]))
  const built = await loadBuilt(config)
  const open = async (host: string): Promise<City> => {
    const servida = servidas.get(host)
    if (!servida) throw new Error(`There is no ${host}.`)
    await prepareCity(servida)
    return openCity({ ...servida, ...built, cidade: host, say: (line) => say(`${host}: ${line}`) })
  }
  const log = (host: string, error: unknown): void => say(`${host}: ${databaseLine(error)}`)
  const cidades = new Cidades({ hosts: [...servidas.keys()], open, log })
  undo.push(() => cidades.close())
  const schedulers = onDuty
    ? [...servidas.values()].map((servida) => schedulerOf(servida, servidas.size, log, undo))
    : []
  return serve({ answer: cidades.answer, schedulers }, options)
}

/** Returns the scheduler of a city that may have no visitors, with connections that close soon after use. */
function schedulerOf(
  { host, url, config }: CidadeServida,
  cities: number,
  log: (host: string, error: unknown) => void,
  undo: Undo,
): Scheduler {
  const where = { current: url }
  const pool = openPool(where, { max: 2, idleTimeoutMs: 1_000, applicationName: 'portal-plantao' })
  undo.push(() => pool.end())
  const told = (fields: object, message: string): void => log(host, 'err' in fields ? fields.err : message)
  return new Scheduler({
    locate: async () => (where.current = (await openDatabase({ DATABASE_URL: url })).url),
    jobs: jobsOf(config, pool, told),
    log: told,
    before: () => prepareCity({ url, config }),
    lookMs: Math.max(LOOK_MS, (cities * 1_000) / LOOKS_PER_SECOND),
  })
}

async function serve({ answer, schedulers }: Answering, { config, undo, onDuty }: ServeOptions): Promise<Serving> {
  const front = new Front(answer)
  undo.push(() => front.close(DRAIN_MS))
  const port = await front.listen(config)
  const endDuty = async (): Promise<void> => void (await Promise.all(schedulers.map((scheduler) => scheduler.stop())))
  if (onDuty) {
    for (const scheduler of schedulers) scheduler.start()
    undo.push(endDuty)
  }
  const retire = async (): Promise<void> => void (await Promise.all([front.retire(), onDuty && endDuty()]))
  return { port, retire }
}
