// Runs every measure of the bench on a small city with the least effort, and checks that it ends and prints its lines.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cityFiles } from '../apps/demo/src/testing/city.ts'
import { openTestDatabase, type TestDatabase } from '../apps/api/src/testing/test-database.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { chromiumPath } from '../scripts/system-tools.mjs'
import { least } from './effort.ts'
import { lineText, type Line } from './line.ts'
import { endAll, whileRunning } from './processes.ts'
import { forgetDemo, serveSubject, type Subject } from './subject.ts'
import { volumes } from './volumes/index.ts'

/** One of these measures starts ten portal processes, another two PostgreSQL servers. */
const PATIENCE_MS = 240_000

process.env['CHROMIUM'] ??= chromiumPath()
const { everywhere, once } = await import('./measures.ts')
const { measurePages } = await import('./pages-weight.ts')

/** The measures taken once, except `paginas`, which has a test of its own. */
const { paginas: _otherwise, ...single } = once
const { inteiras, perguntas, ...ofLists } = everywhere

let database: TestDatabase
let subject: Subject

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await forgetDemo(database.pool)
  const [volume] = volumes
  if (!volume) throw new Error('no volume')
  const { url: databaseUrl, pool } = database
  subject = await serveSubject(volume, { databaseUrl, filesDir: cityFiles(), pool, effort: least })
})

afterAll(async () => {
  await endAll()
  await database?.close()
})

const isSaid = ({ work, figure }: Line): boolean => work.trim() !== '' && !`${work} ${figure}`.includes('undefined')

function expectLines(lines: readonly Line[]): void {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !isSaid(line)).map(lineText)).toEqual([])
}

it.each(Object.entries(single))(
  '%s',
  async (_name, measure) => {
    expectLines(await whileRunning(() => measure(subject)))
  },
  PATIENCE_MS,
)

it('paginas', async () => {
  await ensureBuilt()
  const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  const lines = await measurePages(subject, async () => scores)
  expectLines(lines)
  expect(lines).toHaveLength(10)
})

/** One area is enough: the other lists go through the same code. */
it.each(Object.entries(ofLists))('%s', async (_name, measure) => {
  expectLines(await measure({ ...subject, area: 'patrimonio' }))
})

it.each(volumes)(
  '$area: whole responses, and requests with a budget of list pages',
  async ({ wholeAnswers, inPages = [] }) => {
    const asked = { ...subject, wholeAnswers, inPages }
    expectLines([...((await inteiras?.(asked)) ?? []), ...((await perguntas?.(asked)) ?? [])])
  },
)
