// Measures the cost of one response: cached, as a 304, and computed, each against the least program that could send it.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { atLeast, type Line } from './line.ts'
import { startPortal, startReference } from './processes.ts'
import { PAGES, randomPage } from './pages.ts'
import { compare } from './slices.ts'
import type { Subject } from './subject.ts'

/** Headers that node adds by itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** Returns the headers of a response as JSON, for the reference to send the same bytes. */
const headOf = ({ headers }: Response): string =>
  JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !OF_THE_CONNECTION.has(name))))

export async function measureAnswers(subject: Subject): Promise<Line[]> {
  const { api, exercicio, portalPid, databasePids, databaseUrl, filesDir, effort } = subject
  const listUrl = `${api}${empenhos.api.list}?entidade=1&exercicio=${exercicio}`
  const kept = await fetch(listUrl, { headers: { 'accept-encoding': 'identity' } })
  const etag = kept.headers.get('etag') ?? ''
  const body = Buffer.from(await kept.arrayBuffer()).toString()

  const pids = [portalPid, ...databasePids]
  const bare = await startReference('bare-http.ts', ['200', headOf(kept), body])
  const cached = await compare({ url: listUrl, pids }, { url: bare.origin, pids: [bare.pid] }, effort)

  const known = await fetch(listUrl, { headers: { 'if-none-match': etag } })
  const bare304 = await startReference('bare-http.ts', ['304', headOf(known)])
  const notModified = await compare(
    { url: listUrl, headers: { 'if-none-match': etag }, expectedStatus: 304, pids },
    { url: bare304.origin, expectedStatus: 304, pids: [bare304.pid] },
    effort,
  )

  const pages = effort.times(PAGES)
  const barePg = await startReference('bare-pg.ts', [databaseUrl, String(exercicio), String(pages)])
  const forgetful = await startPortal(databaseUrl, filesDir, { CACHE_MB: '1' })
  const path = new URL(listUrl).pathname
  const nextPath = (): string => `${path}?entidade=1&exercicio=${exercicio}&page=${randomPage(pages)}`
  const uncached = await compare(
    { url: forgetful.origin, nextPath, pids: [forgetful.pid, ...databasePids] },
    { url: barePg.origin, pids: [barePg.pid, ...databasePids] },
    effort,
  )
  return [
    atLeast('página da memória / node puro com os mesmos bytes (CPU)', cached.cpuRatio, 0.5),
    atLeast('página da memória / node puro (vazão)', cached.throughputRatio, 0.5),
    atLeast('304 / node puro (CPU)', notModified.cpuRatio, 0.75),
    atLeast('304 / node puro (vazão)', notModified.throughputRatio, 0.75),
    atLeast('página com total, sem memória / node + pg só com a página (CPU)', uncached.cpuRatio, 0.6),
    atLeast('página com total, sem memória / node + pg (vazão)', uncached.throughputRatio, 0.6),
  ]
}
