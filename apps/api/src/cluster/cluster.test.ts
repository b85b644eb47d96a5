// Tests several processes at one port under constant requests: they are killed, replaced and stopped, and no request
// may be lost.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { beginLoad } from '../testing/load.ts'
import { isGone, startPortalProcess, type PortalProcess } from '../testing/portal-process.ts'
import { openTestSmtp, type TestSmtp } from '../testing/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { coresIn } from '../lib/cores.ts'

/** PORTAL_MORTES=60 gives the one minute described in docs/escala.md. */
const KILLS = Number(process.env['PORTAL_MORTES'] ?? 3)
const LETTERS = 20
const PATIENCE = { timeout: 240_000, interval: 50 }
const LONG = 300_000 + KILLS * 5_000

let database: TestDatabase
let smtp: TestSmtp
let portal: PortalProcess
let urls: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  smtp = await openTestSmtp()
  portal = startPortalProcess({ DATABASE_URL: database.url, PROCESSOS: '4', SMTP_URL: smtp.url })
  const base = `${await portal.origin()}/portaltransparencia-api`
  urls = Array.from(
    { length: 20 },
    (_, page) => `${base}/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=3&page=${page}`,
  )
}, LONG)
afterAll(async () => {
  portal?.child.kill('SIGTERM')
  await portal?.exit
  await smtp?.close()
  await database?.close()
}, LONG)

test('a process killed each second is replaced, and only its own requests fail', { timeout: LONG }, async () => {
  expect(portal.workers()).toHaveLength(4)
  const load = beginLoad(urls, { afresh: 4 })
  const blows: { at: number; gone: number }[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await delay(1_000)
    const [oldest = 0] = portal.workers()
    const at = Date.now()
    process.kill(oldest, 'SIGKILL')
    await expect.poll(() => isGone(oldest), PATIENCE).toBe(true)
    blows.push({ at, gone: Date.now() })
  }
  await expect.poll(() => portal.workers().length, PATIENCE).toBe(4)
  const before = load.answered()
  await expect.poll(() => load.answered(), PATIENCE).toBeGreaterThan(before + 100)
  await load.stop()
  const unexplained = load.failures.filter(
    ({ began, ended }) => !blows.some(({ at, gone }) => began <= gone && ended >= at),
  )
  expect(unexplained).toEqual([])
  expect(new Set(load.failures.map(({ why }) => why))).toEqual(new Set(load.failures.length > 0 ? ['ECONNRESET'] : []))
  if (KILLS > 3)
    process.stdout.write(
      `${KILLS} mortes: ${load.answered()} respostas, ${load.failures.length} perdidas com quem morreu\n`,
    )
})

test(
  'on reload each process is replaced by a new one, no request is refused, and mail is sent once',
  { timeout: LONG },
  async () => {
    await expect.poll(() => portal.workers().length, PATIENCE).toBe(4)
    const load = beginLoad(urls, { afresh: 1, keeping: 4 })
    const before = portal.workers()
    await database.pool.query(
      `insert into atendimento.correio (motivo, entidade, para, assunto, texto)
    select 'teste', $1, 'visitante' || n || '@example.org', 'Assunto', 'Texto' from generate_series(1, $2) n`,
      [ENTIDADE, LETTERS],
    )
    portal.child.kill('SIGHUP')
    await portal.says(/Processos trocados\./)
    await expect.poll(() => portal.workers().filter((pid) => before.includes(pid)), PATIENCE).toEqual([])
    expect(portal.workers()).toHaveLength(4)
    const answered = load.answered()
    await expect.poll(() => load.answered(), PATIENCE).toBeGreaterThan(answered + 100)
    await load.stop()
    expect(load.failures).toEqual([])
    await expect.poll(() => smtp.received.length, PATIENCE).toBe(LETTERS)
    expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(LETTERS)
  },
)

test('on stop it finishes its requests and leaves no process running', { timeout: LONG }, async () => {
  const workers = portal.workers()
  const blocker = await database.pool.connect()
  await blocker.query('begin; lock table diaria in access exclusive mode')
  const answer = fetch(`${urls[0]}&sort=nome`)
  const waiting = async (): Promise<number | undefined> => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database()
        and application_name = 'portal' and wait_event_type = 'Lock'`,
    )
    return rows[0]?.n
  }
  await expect.poll(waiting, PATIENCE).toBeGreaterThan(0)
  portal.child.kill('SIGTERM')
  portal.child.kill('SIGINT')
  await expect
    .poll(
      () =>
        fetch(new URL('/portaltransparencia-api/actuator/info', urls[0])).then(
          () => 'answered',
          () => 'refused',
        ),
      PATIENCE,
    )
    .toBe('refused')
  await blocker.query('rollback')
  blocker.release()
  expect((await answer).status).toBe(200)
  expect(await portal.exit).toBe(0)
  expect(workers.filter((pid) => !isGone(pid))).toEqual([])
})

test('a failure at the start is reported once and ends the portal', { timeout: LONG }, async () => {
  const faulty = startPortalProcess({
    DATABASE_URL: database.url,
    PROCESSOS: '2',
    NODE_OPTIONS: '--import=data:text/javascript,if(process.env.PORTAL_LUGAR)throw(new%20Error("quebrado"))',
  })
  expect(await faulty.exit).toBe(1)
  expect((await faulty.stderr).match(/Um processo do portal parou antes de atender\./g)).toHaveLength(1)
})

test.each([
  ['max 100000', Infinity],
  ['150000 100000', 2],
  ['400000 100000', 4],
  ['', Infinity],
])('a container given %j has %d cores', (quota, cores) => {
  expect(coresIn(quota)).toBe(cores)
})
