// Tests the additional credits as existing clients query and read them.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

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

const ask = (query: string) =>
  app.inject(`/api/creditosadicionais?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=100&${query}`)
const page = async (query: string): Promise<Page> => (await ask(query)).json<Page>()

describe('the credits', () => {
  it('split the expense into thirteen parts, and show the balance of a line after all its credits', async () => {
    const { content } = await page('sort=despesa,asc')
    const line = content.filter(({ dotacao }) => dotacao === 1)
    expect(new Set(line.map(({ despesa }) => despesa))).toEqual(new Set(['02.01.10.301.0010.2.001.3.3.90.30.00.00']))
    const credits = line.reduce((sum, { valor }) => sum + Math.round(Number(valor) * 100), 0)
    expect(new Set(line.map(({ saldoAtualizado }) => saldoAtualizado))).toEqual(new Set([5_000_000 + credits / 100]))
  })

  it('are found by the expense with or without its dots, or by its words', async () => {
    const dotted = await page('despesa=10.301.0010')
    expect(dotted.totalElements).toBeGreaterThan(0)
    expect((await page('despesa=103010010')).totalElements).toBe(dotted.totalElements)
    expect((await page('despesa=EXPANSAO%20da%20a%C3%A7%C3%A3o%202001')).totalElements).toBe(dotted.totalElements)
  })

  it('are filtered by the exact decree, never by one with the same ending', async () => {
    const { content } = await page(`nroDecreto=1/${EXERCICIO}`)
    expect(new Set(content.map(({ decreto }) => decreto))).toEqual(new Set([`1/${EXERCICIO}`]))
    expect((await page('nroDecreto=01')).content).toEqual(content)
    expect((await page('nroDecreto=1/2015')).totalElements).toBe(0)
  })

  it.each(['nroDecreto=1/15', 'nroDecreto=abc', 'nroDecreto=0/2015', 'nroDecreto=1/2015/3'])(
    'refuse %s and explain the format',
    async (query) => {
      const answer = await ask(query)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ violations: unknown }>().violations).toEqual([
        { field: 'nroDecreto', message: 'Informe o número, com o ano ou sem ele, como 1/2015.' },
      ])
    },
  )

  it('omit the decree when it is unknown', async () => {
    const { content } = await page('')
    expect(content.filter((row) => !('decreto' in row)).length).toBeGreaterThan(0)
  })
})
