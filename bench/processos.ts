// Measures the cost of a response with four processes on the port against one, and the capacity of one machine: the
// figures of docs/escala.md.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { ASKER, SERVERS, whileKeptOn } from './cores.ts'
import { childrenOf, privateMegabytes, residentMegabytes } from './cpu.ts'
import type { Effort } from './effort.ts'
import { atMost, noted, type Line } from './line.ts'
import { startPortal } from './processes.ts'
import { compare, costOf, type Comparison, type Work } from './slices.ts'
import type { Subject } from './subject.ts'

const WARM_SECONDS = 15
const SLICES = { slices: 12, seconds: 3 }
/**
 * Simultaneous requests, the same for four processes and for one: enough that each of the four always finds work, and
 * no more than the database can serve.
 */
const CONNECTIONS = { memory: 64, database: 16 }
/** Tells the processes that serve from the one that only holds the port, which is smaller. */
const LEAST_MB = 100
const round = (value: number): string => Math.round(value).toLocaleString('pt-BR')

/** Bytes of the database per empenho, with its child rows and all that derives from it. */
const BYTES = `select (pg_database_size(current_database()) / greatest((select count(*) from empenho), 1))::text as
  bytes`

/** Backends of connections that have served visitors. */
const BACKENDS = `select pid from pg_stat_activity where datname = current_database() and application_name = 'portal'`

/** Warms up: each process takes about 15 s until its code is optimized, so four need four times as long. */
async function warm(four: Work, one: Work, effort: Effort): Promise<void> {
  await costOf(four, effort, 4 * WARM_SECONDS)
  await costOf(one, effort, WARM_SECONDS)
}

/** Returns the process started and its children. */
const portalsOf = ({ pids: [portal = 0] }: Work): number[] => [portal, ...childrenOf(portal)]

export async function measureProcesses(subject: Subject): Promise<Line[]> {
  const { databaseUrl, filesDir, databasePids, exercicio, pool, effort } = subject
  const list = `/portaltransparencia-api${empenhos.api.list}?entidade=1&exercicio=${exercicio}`
  const start = async (processos: number, extra: NodeJS.ProcessEnv = {}): Promise<Work> => {
    const { pid, origin } = await startPortal(databaseUrl, filesDir, { PROCESSOS: String(processos), ...extra })
    return { url: `${origin}${list}`, pids: [pid, ...databasePids], connections: CONNECTIONS.memory, neverWaits: true }
  }
  const startForgetful = async (processos: number): Promise<Work> => ({
    ...(await start(processos, { CACHE_MB: '1' })),
    nextPath,
    connections: CONNECTIONS.database,
    neverWaits: false,
  })
  /**
   * Pins both portals to one core and the client to another. Otherwise four processes would have two cores, each slower
   * for the work of the other, and one process would not.
   */
  const compareOnOneCore = (ours: Work, reference: Work): Promise<Comparison> =>
    whileKeptOn({ [SERVERS]: [ours, reference].flatMap(portalsOf), [ASKER]: [process.pid] }, async () => {
      await warm(ours, reference, effort)
      return compare(ours, reference, effort, SLICES)
    })
  const [one, four] = [await start(1), await start(4)]
  const kept = await compareOnOneCore(four, one)
  const { totalElements } = (await (await fetch(one.url)).json()) as { totalElements: number }
  const nextPath = (): string => {
    const size = 10 + Math.floor(Math.random() * 40)
    return `${list}&size=${size}&page=${Math.floor((Math.random() * totalElements) / size)}`
  }
  const [oneAsked, fourAsked] = [await startForgetful(1), await startForgetful(4)]
  const asked = await compareOnOneCore(fourAsked, oneAsked)

  const [fromMemory, fromDatabase] = [await costOf(one, effort, 4), await costOf(oneAsked, effort, 4)]
  const { rows: backends } = await pool.query<{ pid: number }>(BACKENDS)
  const connections = backends.map(({ pid }) => privateMegabytes(pid))
  const workers = childrenOf(four.pids[0] ?? 0)
    .map(residentMegabytes)
    .filter((mb) => mb > LEAST_MB)
  const {
    rows: [size],
  } = await pool.query<{ bytes: string }>(BYTES)
  const mean = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
  return [
    atMost('CPU por resposta da memória, quatro processos / um', 1 / kept.cpuRatio, 1.1),
    atMost('CPU por resposta do banco, quatro processos / um', 1 / asked.cpuRatio, 1.1),
    noted('respostas da memória por segundo de núcleo', round(fromMemory.requests / fromMemory.cpu)),
    noted(
      'respostas do banco por segundo de núcleo (portal e PostgreSQL)',
      round(fromDatabase.requests / fromDatabase.cpu),
    ),
    noted('memória de um processo que atende (MB)', round(mean(workers))),
    noted('memória própria de uma conexão do PostgreSQL (MB)', mean(connections).toFixed(1)),
    noted('bytes no banco por empenho, com tudo que deriva dele', round(Number(size?.bytes ?? 0))),
  ]
}
