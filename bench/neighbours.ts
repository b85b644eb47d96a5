// Measures readers while others export: how much longer a cached response takes, and the delay of the event loop.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { EXPORT_TYPES } from '@portal/kit/list'
import { atMost, noted, type Line } from './line.ts'
import { median } from './medians.ts'
import { startPortal } from './processes.ts'
import type { Subject } from './subject.ts'

const EXPORTS = 4
/** EXPORT_POOL_SIZE: exports just aborted still hold a place when the next begin. */
const PLACES = '16'
const SLICES = 3
const SLICE_SECONDS = 3
/** As many rows as a PDF may have, and the largest export in the original complaint. */
const PDF_ROWS = '&empenhoFinal=12017'

async function answerMs(url: string, agent: Agent): Promise<number> {
  const start = performance.now()
  await new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once('end', resolve).once('error', reject)).once(
      'error',
      reject,
    )
  })
  return performance.now() - start
}

async function meanAnswerMs(url: string, sliceMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const start = performance.now(); performance.now() - start < sliceMs; await setTimeout(2)) {
    times.push(await answerMs(url, agent))
  }
  agent.destroy()
  return times.reduce((sum, time) => sum + time, 0) / times.length
}

/** Keeps four exports running while the work runs; each starts again when it ends. */
async function beside<T>(url: string, work: () => Promise<T>): Promise<T> {
  const leaving = new AbortController()
  const exportAgain = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      const response = await fetch(url, { signal: leaving.signal })
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      await response.body?.pipeTo(new WritableStream(), { signal: leaving.signal })
    }
  }
  const exports = Promise.all(
    Array.from({ length: EXPORTS }, () =>
      exportAgain().catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error
      }),
    ),
  )
  const failed = exports.then((): Promise<never> => new Promise(() => {}))
  try {
    return await Promise.race([work(), failed])
  } finally {
    leaving.abort()
    await exports.catch(() => {})
  }
}

/** Asks the portal for its loop delay with SIGUSR2 and waits for the file; throws if the portal has ended. */
async function loopDelayMs(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) {
    await setTimeout(50)
    process.kill(pid, 0)
  }
  return Number(readFileSync(file, 'utf8'))
}

export async function measureNeighbours(subject: Subject): Promise<Line[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  try {
    return await measure(subject, path.join(folder, 'atraso'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure({ databaseUrl, filesDir, exercicio, api, effort }: Subject, file: string): Promise<Line[]> {
  const sliceMs = effort.seconds(SLICE_SECONDS) * 1000
  const preload = `--import ${pathToFileURL(path.join(import.meta.dirname, 'loop-delay.mjs')).href}`
  const env = { NODE_OPTIONS: preload, LOOP_DELAY_FILE: file, EXPORT_POOL_SIZE: PLACES }
  const { pid, origin } = await startPortal(databaseUrl, filesDir, env)
  const base = `${origin}${new URL(api).pathname}`
  const page = `${base}${empenhos.api.list}?entidade=1&exercicio=${exercicio}`
  const report = (type: string): string =>
    `${base}${empenhos.api.report}?entidade=1&exercicio=${exercicio}` +
    `&exportType=${type}${type === 'pdf' ? PDF_ROWS : ''}`
  await Promise.all([fetch(page), beside(report('pdf'), () => setTimeout(sliceMs))])
  const ratios: number[] = []
  for (let slice = 0; slice < effort.times(SLICES); slice++) {
    const idle = await meanAnswerMs(page, sliceMs)
    ratios.push((await beside(report('pdf'), () => meanAnswerMs(page, sliceMs))) / idle)
  }
  const lines = [atMost('resposta guardada durante quatro exportações em pdf / em repouso (tempo)', median(ratios), 3)]
  await loopDelayMs(pid, file)
  await setTimeout(sliceMs)
  const idle = `${(await loopDelayMs(pid, file)).toFixed(1)} ms`
  lines.push(noted('atraso do laço em repouso (p99), que é dos vizinhos da máquina', idle))
  for (const type of EXPORT_TYPES) {
    await loopDelayMs(pid, file)
    const late = await beside(report(type), async () => {
      await setTimeout(sliceMs)
      return loopDelayMs(pid, file)
    })
    lines.push(atMost(`atraso do laço com quatro exportações em ${type} (p99)`, late, 50, ' ms'))
  }
  return lines
}
