import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTRA_ENTIDADE } from '../../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal({ config: { visitsPerMinute: 3 } })
})
afterAll(() => portal.close())

async function counted(): Promise<number> {
  const { rows } = await portal.database.pool.query<{ total: number }>(
    'select coalesce(sum(visitas), 0)::int as total from sistema.acesso',
  )
  return rows[0]?.total ?? 0
}

test('fifty concurrent first visits count as fifty', async () => {
  const before = await counted()
  const answers = await Promise.all(Array.from({ length: 50 }, () => portal.get('/totalacesso')))
  expect(await counted()).toBe(before + 50)
  const totals = answers.map((answer) => answer.json<{ totalAcessos: number }>().totalAcessos)
  expect(Math.max(...totals)).toBeLessThanOrEqual(before + 50)
  expect(Math.min(...totals)).toBeGreaterThan(before)
})

test('a visitor who goes on reading counts once, and each request extends the visit', async () => {
  const first = await portal.get(`/totalacesso?entidade=${OUTRA_ENTIDADE}`)
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^portal-visita=1; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
  expect(first.headers['cache-control']).toBe('no-store')
  const before = await counted()
  const again = await Promise.all(
    Array.from({ length: 20 }, () => portal.get('/totalacesso', { cookie: 'outro=2; portal-visita=1' })),
  )
  expect(await counted()).toBe(before)
  expect(again.every(({ headers }) => String(headers['set-cookie']).includes('Max-Age=1800'))).toBe(true)
  expect(again[0]?.json()).toEqual({ totalAcessos: before })
})

test('one address cannot inflate the counter', async () => {
  const before = await counted()
  for (let i = 0; i < 6; i++) {
    const answer = await portal.app.inject({
      url: '/portaltransparencia-api/totalacesso',
      remoteAddress: '203.0.113.7',
    })
    expect(answer.statusCode).toBe(200)
  }
  expect(await counted()).toBe(before + 3)
})
