import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
let base: string

beforeAll(async () => {
  portal = await openTestPortal()
  base = `${await portal.app.listen({ port: 0, host: '127.0.0.1' })}/portaltransparencia-api`
})
afterAll(() => portal.close())

const LIST = `/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=10&desconhecido=1`

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, { headers })
  const { date: _, 'keep-alive': __, connection: ___, ...named } = Object.fromEntries(answer.headers)
  return { status: answer.status, body: await answer.text(), headers: named }
}

/** Number of requests that reached the framework. */
async function woken(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const listener = (): void => void (count += 1)
  portal.app.contextoOf = new Proxy(portal.app.contextoOf, {
    apply: (target, self, args: [never]) => {
      listener()
      return Reflect.apply(target, self, args)
    },
  })
  await work()
  return count
}

describe('a repeated response', () => {
  test('has the same bytes and headers, without reaching the framework', async () => {
    const first = await ask(LIST, { 'accept-encoding': 'identity' })
    expect(first.headers['x-parametros-ignorados']).toBe('desconhecido')
    const count = await woken(async () => {
      for (let i = 0; i < 5; i++) expect(await ask(LIST, { 'accept-encoding': 'identity' })).toEqual(first)
    })
    expect(count).toBe(0)
  })

  test('is 304 for a matching ETag', async () => {
    const { headers } = await ask(LIST)
    const count = await woken(async () => {
      const again = await ask(LIST, { 'if-none-match': String(headers['etag']) })
      expect([again.status, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']])
    })
    expect(count).toBe(0)
  })

  test('depends on the context headers', async () => {
    const path = '/api/configuracoes-gerais'
    for (let i = 0; i < 2; i++) {
      expect((await ask(path)).body).toContain('#AA3300')
      expect((await ask(path, { entidade: String(OUTRA_ENTIDADE) })).body).toContain('#0b5cad')
    }
  })
})

test('is renewed for the next reader within a second of a load', async () => {
  const url = `/fornecedorapagar/lista?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=1&sort=nome,ASC`
  const before = await ask(url)
  await ask(url)
  await portal.database.pool.query(`update fornecedor set nome = '!Primeiro' where entidade = $1 and fornecedor = 5`, [
    ENTIDADE,
  ])
  await portal.database.pool.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])
  await expect.poll(async () => (await ask(url)).body, { timeout: 3000, interval: 50 }).toContain('!Primeiro')
  expect((await ask(url)).headers['etag']).not.toBe(before.headers['etag'])
})

test('lacks a column for the next reader after a parameter closes it', async () => {
  const url = `/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=3&sort=nome,ASC`
  expect((await ask(url)).body).toContain('"secretaria"')
  await portal.database.pool.query(`update parametro set valor = 'N' where entidade = $1 and parametro = 106`, [
    ENTIDADE,
  ])
  await expect.poll(async () => (await ask(url)).body, { timeout: 3000, interval: 50 }).not.toContain('"secretaria"')
})

test(
  'a load of one area leaves the responses of the others cached: nothing is computed again, and their ETags ' +
    'stay valid',
  async () => {
    const url = `/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=7`
    const { app, database } = portal
    const before = await ask(url)
    const seen = app.contextos.epoch
    await database.pool.query(`select sistema.nova_versao('contratacao', $1, $2)`, [ENTIDADE, EXERCICIO])
    await expect
      .poll(async () => (await ask('/api/configuracoes-gerais')).status && app.contextos.epoch, { timeout: 3000 })
      .toBeGreaterThan(seen)
    const read = vi.spyOn(app.pool, 'query')
    const again = await ask(url)
    const held = await ask(url, { 'if-none-match': String(before.headers['etag']) })
    const texts = read.mock.calls.map(([query]) => JSON.stringify(query)).filter((text) => text.includes('diaria'))
    read.mockRestore()
    expect([again, held.status, texts]).toEqual([before, 304, []])
  },
)
