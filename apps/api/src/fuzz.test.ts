// Tests that no request to any call, however odd, causes an internal error.
import fc, { anyText } from '@portal/kit/testing/property'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '@portal/catalog/rotas'
import { runsOf } from './testing/budget.ts'
import { ENTIDADE, EXERCICIO } from './testing/sample.ts'
import { openTestPortal, type TestPortal } from './testing/test-portal.ts'

/** Total number of requests, divided among the calls, so that more calls get fewer requests each. */
const BUDGET = 14_000

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

interface Described {
  paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>
}

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '9999999999999999999',
    '2147483648',
    '1.5',
    'null',
    'undefined',
    '%',
    '%FF',
    '%00',
    '%C3%28',
    '%ud800',
    "'; drop table diaria; --",
    '" or 1=1',
    '{}',
    '[]',
    'a'.repeat(3000),
    '2026-02-30',
    '0000-00-00',
    '31/12/2026',
    'nome,DESC',
    'x,y,z',
    ';',
    ',',
    'id.entidade==1',
    "nome=='*a*'",
    'S',
    'true',
    'csv',
    'pdf',
    'html',
    '\\',
    '%5C',
    '_',
    '%25',
    '💸',
    '%F0%9F%92%B8',
    '\u202e',
    '+',
    '+++',
  ),
  anyText({ maxLength: 40 }).map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.string({ maxLength: 20 }).map((text) => encodeURI(text)),
  fc.integer().map(String),
)

const known = fc.constantFrom(
  'entidade',
  'exercicio',
  'page',
  'size',
  'sort',
  'search',
  'exportType',
  'fields',
  '__proto__',
  'constructor',
  'toString',
)

function addressOf(path: string, names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 4, arbitrary: names.length > 0 ? fc.constantFrom(...names) : known },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: nasty },
  )
  const query = fc
    .array(fc.tuple(name, nasty), { maxLength: 5 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))
  const number = fc.oneof(nasty, fc.constantFrom('1', '2026', '101'))
  const parts = path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? number : fc.constant(part)))
  const valid = fc.constantFrom('', `entidade=${ENTIDADE}&exercicio=${EXERCICIO}&`)
  return fc
    .tuple(fc.tuple(...parts), valid, query)
    .map(([made, start, rest]) => `${API_BASE}${made.join('')}?${start}${rest}`)
}

/**
 * Returns addresses with the same odd value for every parameter of a call at once, which random values would rarely
 * combine.
 */
const allAtOnce = (path: string, names: readonly string[]): string[] =>
  ['', '+', '%20%09', '0', '-1', "'"].map((value) => `${path}?${names.map((name) => `${name}=${value}`).join('&')}`)

test(
  'thousands of malformed requests to every call, and never a 5xx',
  { timeout: 1_200 * runsOf(BUDGET, 140) + 120_000 },
  async () => {
    const { paths } = portal.app.swagger() as unknown as Described
    const calls = Object.entries(paths)
    const runs = runsOf(BUDGET, calls.length)
    expect(calls.length).toBeGreaterThan(25)
    for (const [path, { get }] of calls) {
      const names = (get?.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name)
      const header = fc.option(fc.oneof(nasty, fc.constant('1')), { nil: undefined })
      const statuses = new Set<number>()
      const reached = API_BASE + path.replace('{exercicio}', '2026').replaceAll(/\{\w+\}/g, '1')
      const examples: [string, undefined][] = [reached, ...allAtOnce(reached, names)].map((url) => [url, undefined])
      await fc.assert(
        fc.asyncProperty(addressOf(path, names), header, async (url, entidade) => {
          const { statusCode, body } = await portal.app.inject({
            url,
            ...(entidade === undefined ? {} : { headers: { entidade } }),
          })
          statuses.add(statusCode)
          expect(statusCode, `${url} → ${body.slice(0, 300)}`).toBeLessThan(500)
          if (statusCode === 400)
            expect((JSON.parse(body) as { violations: unknown[] }).violations.length, url).toBeGreaterThan(0)
        }),
        { numRuns: runs + examples.length, examples },
      )
      expect(
        [...statuses].some((status) => status !== 404),
        `${path} was reached`,
      ).toBe(true)
    }
  },
)
