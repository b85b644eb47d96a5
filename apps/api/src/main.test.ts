import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REPOSITORY } from './lib/config.ts'
import { startPortalProcess, type PortalProcess } from './testing/portal-process.ts'
import { ENTIDADE, EXERCICIO } from './testing/sample.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
})

function start(env: Record<string, string>): PortalProcess {
  const started = startPortalProcess({ DATABASE_URL: database.url, PROCESSOS: '1', ...env })
  children.push(started.child)
  return started
}

describe('the server as a process', () => {
  test('prints its address, finishes requests in progress when stopped, and exits with 0', async () => {
    const { child, exit, origin } = start({})
    const base = `${await origin()}/portaltransparencia-api`
    expect((await fetch(`${base}/actuator/health`)).status).toBe(200)
    const blocker = await database.pool.connect()
    const underway = await blockingDiarias(blocker, async () => {
      const answer = fetch(`${base}/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)
      await expect.poll(() => waiting(), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
      child.kill('SIGTERM')
      await expect.poll(() => refuses(base), { timeout: 20_000, interval: 20 }).toBe(true)
      return { answer }
    })
    expect((await underway.answer).status).toBe(200)
    expect(await exit).toBe(0)
  })

  test('listens on this machine only by default, and closes its files to other users', async () => {
    const files = join(mkdtempSync(join(tmpdir(), 'portal-arquivos-')), 'arquivos')
    mkdirSync(files, { mode: 0o755 })
    const { child, exit, origin } = start({ HOST: '', FILES_DIR: files })
    const { port } = new URL(await origin())
    expect((await fetch(`http://127.0.0.1:${port}/portaltransparencia-api/actuator/info`)).status).toBe(200)
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each && !each.internal && each.family === 'IPv4')
    for (const each of others) await expect(fetch(`http://${each?.address}:${port}/`)).rejects.toThrow()
    expect(statSync(files).mode & 0o777).toBe(0o750)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    rmSync(dirname(files), { recursive: true })
  })

  test('listens on localhost according to the documentation too', () => {
    for (const page of ['README.md', 'docs/operacao.md']) {
      const row = readFileSync(join(REPOSITORY, page), 'utf8')
        .split('\n')
        .find((line) => line.startsWith('| `PORT`, `HOST`'))
      expect(row).toContain('localhost')
    }
  })

  test.each([
    ['a busy port', async () => ({ PORT: String(await busyPort()) }), /^A 127\.0\.0\.1:\d+ já está em uso: .*PORT\.$/],
    [
      'no database',
      async () => ({ DATABASE_URL: 'postgresql://portal:x@127.0.0.1:1/portal' }),
      /^O banco de DATABASE_URL .*recusada\.$/,
    ],
  ])('refuses to start with %s, in one line', async (_name, env, line) => {
    const { exit, stderr } = start(await env())
    expect(await exit).toBe(1)
    expect((await stderr).trim()).toMatch(line)
  })
})

async function blockingDiarias<T>(blocker: PoolClient, work: () => Promise<T>): Promise<T> {
  await blocker.query('begin; lock table diaria in access exclusive mode')
  try {
    return await work()
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
}

const busy = createServer()
afterAll(() => void busy.close())

async function busyPort(): Promise<number> {
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const bound = busy.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

const refuses = (base: string): Promise<boolean> =>
  fetch(`${base}/actuator/info`).then(
    () => false,
    () => true,
  )

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'portal' and wait_event_type = 'Lock'`,
  )
  return rows[0]?.n ?? 0
}
