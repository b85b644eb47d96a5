// Measures readers while a load runs: the same pages must be as fast as in an idle city, and none refused.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { atLeast, atMost, type Line } from './line.ts'
import { runProgram } from './processes.ts'
import { randomPage } from './pages.ts'
import type { Subject } from './subject.ts'

const SECONDS = 8

async function portal(args: readonly string[], { databaseUrl, filesDir }: Subject): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, FILES_DIR: filesDir }
  await runProgram(process.execPath, ['scripts/portal.mjs', ...args], { env })
}

async function read({ api, exercicio, effort }: Subject): Promise<{ rate: number; refused: number }> {
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: `${new URL(api).pathname}${empenhos.api.list}?entidade=1&exercicio=${exercicio}&page=${randomPage()}`,
  })
  const requests = [{ setupRequest }]
  const result = await autocannon({ url: api, connections: 4, ...effort.asking(SECONDS), overallRate: 200, requests })
  return { rate: result.requests.total / result.duration, refused: result.errors + result.non2xx }
}

export async function measureReadersDuringLoad(subject: Subject): Promise<Line[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  try {
    await portal(['export', folder, '--inteiro', '--entidade', '2', '--exercicio', String(subject.exercicio)], subject)
    const idle = await read(subject)
    const [busy] = await Promise.all([read(subject), portal(['import', folder], subject)])
    return [
      atLeast('leitores durante uma carga / em repouso', busy.rate / idle.rate, 0.8),
      atMost('leitores recusados durante a carga', busy.refused, 0),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
