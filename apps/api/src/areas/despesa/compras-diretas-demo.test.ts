// Compares direct purchases of the demo city, for every entity and year: suppliers, items and commitments must agree to
// the cent.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comprasDiretaItens } from '@portal/catalog/despesa/compras-direta-itens'
import { comprasDiretasFornecedor } from '@portal/catalog/despesa/compras-diretas-fornecedor'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import type { Contexto, List, Page, Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance
let contextos: Contexto[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  app = await openTestApp(database)
  contextos = (
    await database.pool.query<Contexto>(
      `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
    )
  ).rows
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

async function read<T>(url: string): Promise<T> {
  const { statusCode, body } = await app.inject(url)
  expect([url, statusCode]).toEqual([url, 200])
  return JSON.parse(body) as T
}

const rowsOf = async ({ api }: List, search: string): Promise<Row[]> =>
  (await read<Page>(`${api.list}?${search}&size=2000`)).content

const PARES = [
  ['empenhado', 'valorEmpenhado'],
  ['anulado', 'valorAnulado'],
  ['liquidado', 'valorLiquidado'],
  ['retido', 'valorRetido'],
  ['pago', 'valorPago'],
  ['aPagar', 'valorAPagar'],
] as const

it('the totals by supplier equal those of the commitments, and the items add up to what was committed', async () => {
  for (const { entidade, exercicio } of contextos) {
    const context = `entidade=${entidade}&exercicio=${exercicio}`
    const fornecedores = await read<Row>(`${comprasDiretasFornecedor.api.totals}?${context}`)
    const comprados = await read<Row>(`${empenhos.api.totals}?${context}&comprasDireta=true`)
    const itens = await read<Row>(`${comprasDiretaItens.api.totals}?${context}`)
    for (const [one, other] of PARES)
      expect([context, one, cents(fornecedores[one])]).toEqual([context, one, cents(comprados[other])])
    expect(cents(itens.valorTotal)).toBe(cents(comprados.valorEmpenhado))
    expect(cents(comprados.valorEmpenhado)).toBeGreaterThan(0)
  }
})

it('each supplier links to the commitments that make up its figures', async () => {
  const contexto = { entidade: 1, exercicio: 2025 }
  for (const row of (await rowsOf(comprasDiretasFornecedor, 'entidade=1&exercicio=2025')).slice(0, 25)) {
    const [path, search = ''] = comprasDiretasFornecedor.open?.(row, contexto).split('?') ?? []
    expect(path).toBe('/empenhos')
    const found = await rowsOf(empenhos, search)
    expect(found.length).toBeGreaterThan(0)
    for (const [one, other] of PARES) expect(sumCents(found, other)).toBe(cents(row[one]))
  }
})

it('consumption and permanent goods are separated by the element of the expense', async () => {
  const context = 'entidade=1&exercicio=2025'
  const consumo = await rowsOf(comprasDiretaItens, `${context}&consumo=true`)
  const permanente = await rowsOf(comprasDiretaItens, `${context}&permanente=true`)
  const keyOf = ({ empenho, ordem }: Row): string => `${empenho}/${ordem}`
  const seen = new Set(consumo.map(keyOf))
  expect(consumo.length).toBeGreaterThan(0)
  expect(permanente.length).toBeGreaterThan(0)
  expect(permanente.filter((row) => seen.has(keyOf(row)))).toEqual([])
  for (const [rows, elemento] of [
    [consumo, '30'],
    [permanente, '52'],
  ] as const) {
    for (const row of rows.slice(0, 10)) {
      const { empenho, unidadeOrcamentaria } = row
      const detail = await read<Row>(
        `/empenhos/detalhe?${context}&empenho=${empenho}&unidadeOrcamentaria=${unidadeOrcamentaria}`,
      )
      expect(String(detail.elemento).slice(4)).toBe(elemento)
    }
  }
})
