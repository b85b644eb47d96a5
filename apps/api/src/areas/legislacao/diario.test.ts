// Tests the gazette: queries without an entity, by edition or by moment, and the address of each edition.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from '@portal/kit/list'
import { ENTIDADE } from '../../testing/sample.ts'
import { MANUAL, MANUAL_TEXT } from '../../testing/samples/portal.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
  await portal.database.pool.query(`update diario_oficial set arquivo = ${MANUAL} where edicao = 2`)
})
afterAll(() => portal.close())

const editions = async (query: string): Promise<Page> =>
  (await portal.get(`/api/legislacao/diarios-oficiais/publicados?size=100&${query}`)).json<Page>()

it('is listed without an entity, the newest and last published edition first', async () => {
  const { content } = await editions('sort=edition,desc')
  expect(content.length).toBeGreaterThan(60)
  expect(content[0]).toMatchObject({
    id: `${ENTIDADE}-70`,
    edition: 70,
    editionType: expect.stringMatching(/^[A-Z]+$/),
  })
  const moments = content.map(({ publishedAt }) => Date.parse(String(publishedAt)))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
})

it('is filtered by the moment of publication', async () => {
  const [day] = (await editions('sort=edition,asc')).content.map(({ dataPublicacao }) => String(dataPublicacao))
  const { content } = await editions(
    `search=${encodeURIComponent(`publishedAt>=${day}T00:00;publishedAt<=${day}T23:59`)}`,
  )
  expect(content.length).toBeGreaterThan(0)
  expect(new Set(content.map(({ dataPublicacao }) => dataPublicacao))).toEqual(new Set([day]))
})

it('returns the years that exist', async () => {
  const years = (await portal.get('/api/legislacao/diarios-oficiais/anos')).json<{ id: number }[]>().map(({ id }) => id)
  const published = new Set((await editions('')).content.map(({ ano }) => ano))
  expect(new Set(years)).toEqual(published)
})

it('returns the address of an edition in plain text, and the file is there', async () => {
  const { headers, body } = await portal.get(`/api/legislacao/diarios-oficiais/url-download/${ENTIDADE}-2`)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/^https?:\/\//)
  expect((await portal.get(new URL(body).pathname.replace('/portaltransparencia-api', ''))).body).toBe(MANUAL_TEXT)
  expect((await portal.get(`/api/legislacao/diarios-oficiais/url-download/${ENTIDADE}-999`)).statusCode).toBe(404)
  expect((await portal.get('/api/legislacao/diarios-oficiais/url-download/x')).statusCode).toBe(404)
})
