// Measures a thousand simultaneous visitors behind the nginx configuration we ship.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@portal/db/postmaster'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { askAgain } from './asker.ts'
import { atLeast, noted, type Line } from './line.ts'
import { ROOT, startProgram, whileRunning } from './processes.ts'
import { hasProgram } from './programs.ts'
import type { Subject } from './subject.ts'

const SLICES = 3
const SECONDS = 4
/** Mode of the folders nginx writes to: it runs as a user of its own. */
const ANYONE = 0o777

/** Returns the shipped file, with only its addresses and folders changed. */
function configuration(folder: string, port: number, portalPort: string): string {
  return readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, (_all, v6?: string) => (v6 ? '' : `listen 127.0.0.1:${port};`))
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${portalPort}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/run/nginx.pid', `${folder}/nginx.pid`)
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url)
        .then((response) => response.ok)
        .catch(() => false)
    )
      return
    await setTimeout(100)
  }
  throw new Error(`${url} não respondeu.`)
}

export async function measureProxy(subject: Subject): Promise<Line[]> {
  if (!hasProgram('nginx')) return [noted('1.000 conexões atrás do nginx', 'sem nginx aqui')]
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'))
  mkdirSync(path.join(folder, 'portal'))
  for (const each of [folder, path.join(folder, 'portal')]) chmodSync(each, ANYONE)
  try {
    return [await whileRunning(() => measureBehind(subject, folder))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureBehind({ origin, api, exercicio, effort }: Subject, folder: string): Promise<Line> {
  const [file, port] = [path.join(folder, 'nginx.conf'), await freePort()]
  writeFileSync(file, configuration(folder, port, new URL(origin).port))
  startProgram('nginx', ['-c', file, '-g', 'daemon off;'])
  const url = `http://127.0.0.1:${port}${new URL(api).pathname}${empenhos.api.list}?entidade=1&exercicio=${exercicio}`
  await answering(url)
  const seconds = effort.seconds(SECONDS)
  const rates = { few: 0, many: 0 }
  for (let slice = 0; slice < effort.times(SLICES); slice++) {
    const few = await askAgain(url, 16, seconds)
    const many = await askAgain(url, 1000, seconds)
    rates.few += few.requests / few.seconds
    rates.many += many.requests / many.seconds
  }
  return atLeast('1.000 conexões atrás do nginx, sem um erro / 16 conexões (vazão)', rates.many / rates.few, 0.9)
}
