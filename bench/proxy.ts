// A thousand visitors at once behind the nginx configuration we ship.
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { atLeast, atMost, noted, type Line } from './line.ts'
import { ROOT, startProgram } from './processes.ts'
import { hasProgram } from './programs.ts'
import type { Subject } from './subject.ts'

const PORT = 8521
const SLICES = 3
/** nginx writes as a user of its own. */
const ANYONE = 0o777

/** The shipped file, with only its addresses and folders changed. */
function configuration(folder: string, portalPort: string): string {
  return readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, (_all, v6?: string) => (v6 ? '' : `listen 127.0.0.1:${PORT};`))
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${portalPort}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/run/nginx.pid', `${folder}/nginx.pid`)
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).then((response) => response.ok).catch(() => false)) return
    await setTimeout(100)
  }
  throw new Error(`${url} não respondeu.`)
}

export async function measureProxy({ origin, api, exercicio }: Subject): Promise<Line[]> {
  if (!hasProgram('nginx')) return [noted('1.000 conexões atrás do nginx', 'sem nginx aqui')]
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'))
  mkdirSync(path.join(folder, 'portal'))
  for (const each of [folder, path.join(folder, 'portal')]) chmodSync(each, ANYONE)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, new URL(origin).port))
  const nginx = startProgram('nginx', ['-c', file, '-g', 'daemon off;'])
  try {
    const url = `http://127.0.0.1:${PORT}${new URL(api).pathname}${empenhos.api.list}?entidade=1&exercicio=${exercicio}`
    await answering(url)
    const rates = { few: 0, many: 0 }
    let errors = 0
    for (let slice = 0; slice < SLICES; slice++) {
      const few = await autocannon({ url, connections: 16, duration: 4 })
      const many = await autocannon({ url, connections: 1000, duration: 4 })
      rates.few += few.requests.average
      rates.many += many.requests.average
      errors += many.errors + many.non2xx
    }
    return [
      atLeast('1.000 conexões atrás do nginx / 16 conexões (vazão)', rates.many / rates.few, 0.9),
      atMost('erros com 1.000 conexões', errors, 0),
    ]
  } finally {
    const exited = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}
