// Measures full exports: csv against the database's own COPY, xlsx of a million rows, and the memory both take.
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { settingsOf } from '@portal/db/pool'
import { parametrosFrom } from '@portal/kit/parametros'
import { exported } from '../apps/api/src/lists/sql.ts'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import type { Cost } from '../apps/api/src/lists/report/testing/measure.ts'
import { openView } from '../apps/api/src/lists/view.ts'
import { cpuSeconds, memoryGrowth } from './cpu.ts'
import { atLeast, atMost, noted, type Line } from './line.ts'
import { runProgram, runScript } from './processes.ts'
import type { Subject } from './subject.ts'

const ROUNDS = 3

async function drain(url: string): Promise<{ bytes: number; firstByteMs: number }> {
  const start = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  let bytes = 0
  let firstByteMs = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    if (bytes === 0) firstByteMs = performance.now() - start
    bytes += chunk.length
  }
  return { bytes, firstByteMs }
}

/** Runs COPY with the settings of visitors' queries: with parallel workers PostgreSQL would use two processes. */
async function copyByPsql(databaseUrl: string, query: string): Promise<void> {
  const env = { ...process.env, PGOPTIONS: settingsOf({ forVisitors: true }) }
  await runProgram('psql', [databaseUrl, '-qXc', `copy (${query}) to stdout (format csv, delimiter ';')`], { env })
}

export async function measureExports(subject: Subject): Promise<Line[]> {
  const { api, databaseUrl, exercicio, portalPid, databasePids, effort } = subject
  const report = (type: string): string =>
    `${api}${empenhos.api.report}?entidade=1&exercicio=${exercicio}&exportType=${type}`
  const view = openView(empenhos, loadListSource(empenhos), parametrosFrom({}))
  const query = exported({ view, contexto: { entidade: 1, exercicio }, filters: {} }, view.initialSort, 'csv')
  const [ours, theirs] = [
    { seconds: 0, cpu: 0 },
    { seconds: 0, cpu: 0 },
  ]
  const add = async (to: typeof ours, pids: readonly number[], work: () => Promise<unknown>): Promise<void> => {
    const [before, start] = [cpuSeconds(pids), performance.now()]
    await work()
    to.cpu += cpuSeconds(pids) - before
    to.seconds += (performance.now() - start) / 1000
  }
  await drain(report('csv'))
  const csvGrowth = await memoryGrowth(portalPid, async () => {
    for (let round = 0; round < effort.times(ROUNDS); round++) {
      await add(ours, [portalPid, ...databasePids], () => drain(report('csv')))
      await add(theirs, [process.pid, ...databasePids], () => copyByPsql(databaseUrl, query))
    }
  })
  let firstByteMs = 0
  const xlsxGrowth = await memoryGrowth(portalPid, async () => {
    firstByteMs = (await drain(report('xls'))).firstByteMs
  })
  const million = (await runScript('million.ts', [effort.times(10_000), effort.times(1_000_000)].map(String))) as Cost
  return [
    atLeast('csv do filtro inteiro / COPY do psql (CPU)', theirs.cpu / ours.cpu, 0.85),
    atLeast('csv do filtro inteiro / COPY do psql (tempo)', theirs.seconds / ours.seconds, 0.7),
    atMost('memória que o csv toma', csvGrowth, 32, ' MB'),
    atMost('memória que o xlsx do filtro inteiro toma no servidor', xlsxGrowth, 64, ' MB'),
    noted('xlsx do filtro inteiro: primeiro byte', `${Math.round(firstByteMs)} ms`),
    atMost('memória que o xlsx de 1 milhão de linhas toma', million.growthMb, 64, ' MB'),
    noted(
      'xlsx de 1 milhão de linhas: primeiro byte, e CPU ao todo',
      `${Math.round(million.firstByteMs)} ms, ${million.cpuSeconds.toFixed(1)} s`,
    ),
  ]
}
