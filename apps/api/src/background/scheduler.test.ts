import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { Scheduler, type Job } from './scheduler.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('vazio')
})
afterAll(() => database.close())

const still = async (): Promise<void> => {}
const schedulerOf = (run: Job['run'], stop = still): Scheduler =>
  new Scheduler({ locate: () => database.url, jobs: [{ run, stop }], log: () => {}, lookMs: 1 })

/** Returns a promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

test('only one of several schedulers runs the jobs at a time', async () => {
  let [atIt, most, done] = [0, 0, 0]
  const enough = gate()
  const all = Array.from({ length: 6 }, () =>
    schedulerOf(async () => {
      most = Math.max(most, ++atIt)
      await database.pool.query('select')
      atIt--
      if (++done === 30) enough.open()
      return false
    }),
  )
  for (const scheduler of all) scheduler.start()
  await enough.opened
  await Promise.all(all.map((scheduler) => scheduler.stop()))
  expect(most).toBe(1)
})

test('a scheduler that loses its connection stops, and another takes over', async () => {
  const [begun, gaveUp] = [gate(), gate()]
  const first = schedulerOf(async (signal) => {
    begun.open()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    gaveUp.open()
    return false
  })
  const working = first.once()
  await begun.opened
  expect(await schedulerOf(async () => true).once()).toBe(false)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-plantao'
      and datname = current_database()`,
  )
  await gaveUp.opened
  expect(await working).toBe(false)
  expect(await schedulerOf(async () => true).once()).toBe(true)
})

test('a job with more work runs again at once, and a failed one runs again later', async () => {
  const said: string[] = []
  const finished = gate()
  const left = [true, true, false]
  let looks = 0
  const job: Job = {
    run: async () => {
      if (looks++ === 0) throw new Error('not now')
      const more = left.shift() ?? false
      if (!more) finished.open()
      return more
    },
    stop: still,
  }
  const scheduler = new Scheduler({
    locate: () => database.url,
    jobs: [job],
    log: (_fields, message) => said.push(message),
    lookMs: 1,
  })
  scheduler.start()
  await finished.opened
  await scheduler.stop()
  expect(said).toEqual(['what the portal does by itself waits'])
  expect(left).toEqual([])
})
