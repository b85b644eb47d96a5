// Sends thousands of malformed requests to the endpoints of the lists of an area: some are refused, and none causes a
// server error.
import fc, { anyText } from '@portal/kit/testing/property'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lists } from '@portal/catalog/areas'
import { runsOf } from '../../testing/budget.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listsOf } from './lists-of.ts'

/** Total number of requests, divided among the endpoints, so that more lists get fewer requests each. */
const BUDGET = 12_000

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '20',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1e309',
  'Infinity',
  'NaN',
  '0x10',
  '1.5',
  'true',
  'S',
  'null',
  '[]',
  '{}',
  '2026-01-01',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-01-01T00:00:00Z',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '%%%',
  "' or 1=1 --",
  '; drop table diaria',
  '$1',
  ':nome',
  'nome,asc',
  'nome,DESC',
  'valor,desc',
  'data',
  'dataSaida,asc',
  ',',
  'nome,asc,desc',
  '__proto__',
  'constructor',
  'csv',
  'pdf',
  'json',
  '52998224725',
  '12345678',
  '12ABC34501DE35',
  '\u0000',
  '\uFFFE',
  '٣',
  'İ',
  'ß',
  '\u{1F600}',
  'a'.repeat(201),
  '\u0301'.repeat(50),
]

const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NASTY) }, { weight: 1, arbitrary: anyText() })
const encoded = value.map((text) => encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '')))
const raw = fc.constantFrom('%', '%E9', '%ZZ', '%00', '+', '&', '=', '==', '%F0%9F')

const COMMON = [
  'page',
  'size',
  'sort',
  'exportType',
  'entidade',
  'exercicio',
  '__proto__',
  'x',
  'empenho',
  'noLiquidacao',
  'unidadeOrcamentaria',
]
const runs = runsOf(BUDGET, lists.flatMap(({ api }) => Object.values(api)).length)

export function describeQuestions(area: string): void {
  const calls = listsOf(area).flatMap(({ api, filters }) =>
    Object.values(api).map((path) => [path, [...COMMON, ...Object.keys(filters)]] as const),
  )
  let database: TestDatabase
  let app: FastifyInstance

  beforeAll(async () => {
    database = await openTestDatabase()
    app = await openTestApp(database)
  })

  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  it.each(calls)(
    '%s',
    async (path, names) => {
      const statuses = new Set<number>()
      const sent = fc.oneof({ weight: 6, arbitrary: encoded }, { weight: 1, arbitrary: raw })
      const pair = fc.tuple(fc.constantFrom(...names), sent).map((parts) => parts.join('='))
      await fc.assert(
        fc.asyncProperty(fc.array(pair, { maxLength: 5 }), async (pairs) => {
          const { statusCode, body } = await app.inject(`${path}?${pairs.join('&')}`)
          statuses.add(statusCode)
          if (statusCode >= 500) throw new Error(`${statusCode} ${body}`)
          if (statusCode === 400)
            expect((JSON.parse(body) as { violations: unknown[] }).violations.length).toBeGreaterThan(0)
        }),
        { numRuns: runs },
      )
      expect(statuses).toContain(400)
    },
    60_000 * Math.max(1, runs / 400),
  )
}
