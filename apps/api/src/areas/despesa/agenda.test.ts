// Tests the payment schedule beyond what every list does: filters of what was already paid, and the bank account of
// each settlement.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  agendaPorCategoria,
  agendaPrevisaoPagamento as agenda,
  CONTA_CALL,
} from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { liquidacoesPagar } from '@portal/catalog/despesa/liquidacoes-pagar'
import { isCnpj } from '@portal/kit/cpf-cnpj'
import type { Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get, keyOf, sumCents, walkPages } from '../../testing/walk.ts'

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

const keysOf = (rows: readonly Row[]): string[] => rows.map((row) => keyOf(agenda, row)).sort()

it('lists what is left to pay, or with a filter what was fully paid, and never what was reversed', async () => {
  const pending = await walkPages(app, agenda)
  const paid = await walkPages(app, agenda, { isSomentePagos: 'true' })
  expect(keysOf(pending)).toEqual(keysOf(await walkPages(app, liquidacoesPagar)))
  expect(pending.every(({ saldo }) => Number(saldo) > 0)).toBe(true)
  expect(paid.length).toBeGreaterThan(10)
  expect(paid.every(({ saldo, dataPagamento }) => Number(saldo) <= 0 && dataPagamento !== undefined)).toBe(true)
  const { rows } = await database.pool.query(
    'select 1 from resumo.liquidacao where exercicio_liquidacao = 2026 and pago is null',
  )
  expect(pending.length + paid.length + rows.length).toBe(
    (await database.pool.query('select 1 from resumo.liquidacao where exercicio_liquidacao = 2026')).rows.length,
  )
  expect(await walkPages(app, agenda, { isSomentePagos: 'false' })).toEqual(pending)
})

it('filters by the queue of the law, with each expense in exactly one queue', async () => {
  const all = await walkPages(app, agenda)
  const byQueue = await Promise.all(['1', '2', '3', '4', '5'].map((categoria) => walkPages(app, agenda, { categoria })))
  expect(keysOf(byQueue.flat())).toEqual(keysOf(all))
  for (const rows of byQueue) expect(new Set(rows.map(({ categoria }) => categoria)).size).toBeLessThan(2)
  expect(byQueue.filter((rows) => rows.length > 0).length).toBeGreaterThan(1)
})

it('shows why each was paid out of order, with no whole CPF', async () => {
  const outOfOrder = await walkPages(app, agenda, { foraDaOrdem: 'true' })
  expect(outOfOrder.length).toBeGreaterThan(0)
  for (const row of outOfOrder)
    expect(row).toMatchObject({ saldo: 0, motivoForaDaOrdem: 'Serviço essencial, CPF ***.654.321-**' })
  const paid = await walkPages(app, agenda, { isSomentePagos: 'true' })
  expect(keysOf(paid.filter(({ motivoForaDaOrdem }) => motivoForaDaOrdem !== undefined))).toEqual(keysOf(outOfOrder))
})

it('identifies each settlement by its order and its place in it, even if the source left them out', async () => {
  const rows = await walkPages(app, agenda)
  expect(new Set(rows.map(({ noOrdem, sequencia }) => `${noOrdem}/${sequencia}`)).size).toBe(rows.length)
  expect(rows.some(({ noOrdem }) => noOrdem === 0)).toBe(true)
  expect(rows.some(({ sequencia }) => sequencia === 2)).toBe(true)
})

it('sums by source and by the categories of the law to the total of the list', async () => {
  const totals = await get<Row>(app, agenda.api.totals ?? '')
  const rows = await get<Row[]>(app, agendaPorCategoria.path)
  expect(sumCents(rows, 'saldo')).toBe(cents(totals.saldo))
  expect(rows.reduce((sum, { liquidacoes }) => sum + Number(liquidacoes), 0)).toBe(
    (await walkPages(app, agenda)).length,
  )
  const naturezas = {
    '44905100': 'Obras',
    '33903910': 'Locações',
    '33903007': 'Bens',
    '33903999': 'Serviços',
    '31901101': 'Outras despesas',
  }
  for (const [natureza, categoria] of Object.entries(naturezas)) {
    await database.pool.query('update resumo.liquidacao set categoria = resumo.categoria_de_pagamento($1)', [natureza])
    const { body } = await app.inject(address(`${agendaPorCategoria.path}/report`, { exportType: 'csv' }))
    expect(
      Object.values(naturezas).filter((each) => body.includes(`;${each};`)),
      natureza,
    ).toEqual([categoria])
  }
})

it('returns the account of a settlement, or only the commitment if there is none', async () => {
  const rows = await walkPages(app, agenda)
  const found = { account: 0, none: 0 }
  for (const { noOrdem = 0, sequencia = 0, empenhoExercicio } of rows) {
    const conta = await get<Row>(app, CONTA_CALL, { noOrdem: Number(noOrdem), sequencia: Number(sequencia) })
    expect(conta.empenhoExercicio).toBe(empenhoExercicio)
    found[conta.banco === undefined ? 'none' : 'account']++
  }
  expect(found.account).toBeGreaterThan(10)
  expect(found.none).toBeGreaterThan(10)
})

it('shows the whole account of a company, and only the end of that of who may be a person', async () => {
  const { rows } = await database.pool.query<{ ordem: number; sequencia: number; documento: string; empresa: boolean }>(
    `select r.no_ordem as ordem, r.sequencia, f.cnpj_cpf as documento, f.nome ~* 'ltda' as empresa
     from resumo.liquidacao r
     join liquidacao l using (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
     left join fornecedor f using (entidade, fornecedor)
     where exercicio_liquidacao = 2026 and l.banco is not null`,
  )
  const seen = new Set<string>()
  for (const { ordem, sequencia, documento, empresa } of rows) {
    const { conta } = await get<Row>(app, CONTA_CALL, { noOrdem: ordem, sequencia })
    const isCompany = documento === null ? empresa : isCnpj(documento)
    expect([documento, conta]).toEqual([documento, isCompany ? '99887-6' : '****7-6'])
    seen.add(String(conta))
  }
  expect(seen.size).toBe(2)
})

it('reports invalid parameters', async () => {
  expect((await app.inject(address(CONTA_CALL, { noOrdem: 987_654, sequencia: 1 }))).statusCode).toBe(404)
  const { statusCode, body } = await app.inject(address(CONTA_CALL, { noOrdem: 'x' }))
  expect(statusCode).toBe(400)
  expect(JSON.parse(body)).toMatchObject({ violations: [{ field: 'noOrdem' }, { field: 'sequencia' }] })
})
