// Tests that, while a load commits, no page shows the rows of one state of the data with the count of another.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notaExtraorcamentaria as list } from '@portal/catalog/despesa/nota-extraorcamentaria'
import type { Page, Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { get, sumCents } from '../testing/walk.ts'
import { CountCache } from './count-cache.ts'

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

interface Exported {
  linhas: Row[]
  totais: { valor: number }
  registros: number
}

async function load(number: number): Promise<void> {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into nota_extraorcamentaria (entidade, exercicio, no_extraorcamentario, data, fornecedor, valor, historico)
     values ($1, $2, $3, '2026-05-05', 1, 10, 'Repasse')`,
    [ENTIDADE, EXERCICIO, 10_000 + number],
  )
  await client.query(`select resumo.refazer($1, $2, '{}', '{despesa}'), sistema.nova_versao('despesa', $1, $2)`, [
    ENTIDADE,
    EXERCICIO,
  ])
  await client.query('commit')
  client.release()
}

it('rows and count are of the same state, and so are the rows and totals of an export', async () => {
  const progress = { loading: true, pages: 0 }
  const loads = (async () => {
    for (let number = 0; number < 40; number++) await load(number)
    progress.loading = false
  })()
  while (progress.loading) {
    const size = 500 + progress.pages++
    const page = await get<Page>(app, list.api.list, { size })
    expect(page.numberOfElements).toBe(page.totalElements)
    const { linhas, totais, registros } = await get<Exported>(app, list.api.report, { exportType: 'json' })
    expect(linhas.length).toBe(registros)
    expect(sumCents(linhas, 'valor')).toBe(Math.round(totais.valor * 100))
  }
  await loads
  expect(progress.pages).toBeGreaterThan(0)
})

it('counts once for concurrent requests, and again after a failure', async () => {
  const counts = new CountCache()
  let asked = 0
  const count = async () => ({ versao: String(++asked), count: 1, totals: {}, stated: {} })
  await Promise.all([counts.get('a', count), counts.get('a', count), counts.get('a', count)])
  expect(asked).toBe(1)
  await expect(counts.get('b', () => Promise.reject(new Error('fora do ar')))).rejects.toThrow('fora do ar')
  expect(await counts.get('b', count)).toMatchObject({ versao: '2' })
  await counts.renew('b', await counts.get('b', count))
  expect(await counts.get('b', count)).toMatchObject({ versao: '3' })
})
