// Samples commitments of the demo city: every figure of the detail must be the sum of its child rows, and no balance
// below zero.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isCpf } from '@portal/kit/cpf-cnpj'
import type { Page, Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await database.pool.query(`update parametro set valor = 'S' where parametro in (16, 17, 18, 19, 20, 94)`)
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const TOGETHER = 16
/** Takes one commitment in so many; that the final balances agree for all of them is checked in agreement.test.ts. */
const ONE_IN = 8
const cpfsIn = (text: string): string[] =>
  (text.match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? []).filter(isCpf)

async function read<T>(call: string, key: URLSearchParams): Promise<T> {
  const { statusCode, body } = await app.inject(`/empenhos/detalhe${call}?${key}&size=2000`)
  expect([call, key.toString(), statusCode]).toEqual([call, key.toString(), 200])
  expect(cpfsIn(body)).toEqual([])
  return JSON.parse(body) as T
}

async function checkBalances(key: URLSearchParams): Promise<Row> {
  const [row, { content }] = await Promise.all([read<Row>('', key), read<Page>('/movimentacao', key)])
  const last = content.at(-1)
  const balances = ({ valorALiquidar, valorAPagar }: Row): number[] => [cents(valorALiquidar), cents(valorAPagar)]
  expect(balances(last ?? {}), key.toString()).toEqual(balances(row))
  expect(
    content.every((entry) => cents(entry.valorALiquidar) >= 0 && cents(entry.valorAPagar) >= 0),
    key.toString(),
  ).toBe(true)
  return row
}

async function checkSums(key: URLSearchParams, row: Row): Promise<void> {
  const [anulacoes, liquidacoes, retencoes, pagamentos] = (await Promise.all(
    ['/anulacoes', '/liquidacoes', '/retencoes', '/pagamentos'].map((call) => read<Row[]>(call, key)),
  )) as [Row[], Row[], Row[], Row[]]
  expect(
    {
      valorAnulado: sumCents(anulacoes, 'valor'),
      valorLiquidado: sumCents(liquidacoes, 'valor') - sumCents(liquidacoes, 'valorEstornado'),
      valorRetido: sumCents(retencoes, 'valor') - sumCents(retencoes, 'valorEstornado'),
      valorPago: sumCents(pagamentos, 'valor') + sumCents(pagamentos, 'valorRetido'),
    },
    key.toString(),
  ).toEqual({
    valorAnulado: cents(row.valorAnulado),
    valorLiquidado: cents(row.valorLiquidado),
    valorRetido: cents(row.valorRetido),
    valorPago: cents(row.valorPago),
  })
  expect(sumCents(liquidacoes, 'valorPago')).toBe(cents(row.valorPago))
}

const check = async (key: URLSearchParams): Promise<void> => checkSums(key, await checkBalances(key))

it('agrees to the cent for commitments of every entity and year', { timeout: 180_000 }, async () => {
  const { rows: all } = await database.pool.query<Record<string, string>>(
    'select entidade, exercicio, unidade_orcamentaria as "unidadeOrcamentaria", empenho from resumo.empenho ' +
      'order by 1, 2, 3, 4',
  )
  const rows = all.filter((_, position) => position % ONE_IN === 0)
  expect(rows.length).toBeGreaterThan(100)
  for (let from = 0; from < rows.length; from += TOGETHER) {
    await Promise.all(rows.slice(from, from + TOGETHER).map((key) => check(new URLSearchParams(key))))
  }
})
