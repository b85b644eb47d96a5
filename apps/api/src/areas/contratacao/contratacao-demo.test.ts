// Checks the amounts of bids in the demo city: what a bid shows as committed must equal its commitments, contracts and
// suppliers.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Page, Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance
let contextos: Contexto[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  app = await openTestApp(database)
  contextos = (await database.pool.query<Contexto>('select distinct entidade, exercicio from contrato order by 1, 2'))
    .rows
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const FIGURES = ['valorEmpenhado', 'valorLiquidado', 'valorPago'] as const
const nameOf = ({ exercicioEmpenho, unidadeOrcamentaria, empenho }: Row): string =>
  [exercicioEmpenho, unidadeOrcamentaria, empenho].join('/')
const figuresOf = (row: Row): number[] => FIGURES.map((name) => cents(row[name] ?? 0))
const sumsOf = (rows: Row[]): number[] => FIGURES.map((name) => sumCents(rows, name))
async function get<T>(path: string, query: Record<string, string | number>): Promise<T> {
  const response = await app.inject(withQuery(path, query))
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json<T>()
}

/** Takes some bids of each year, those with the largest amounts. */
const MANY = 12

it('a commitment has the same figures in its bid, its contract, its own page and that of its supplier', async () => {
  const seen = { bids: 0, contracts: 0 }
  for (const contexto of contextos) {
    const { content } = await get<Page>(licitacoes.api.list, { ...contexto, sort: 'totalVencido,desc', size: MANY })
    for (const { tipoLicitacao, licitacao } of content) {
      const key = { ...contexto, tipoLicitacao: Number(tipoLicitacao), licitacao: Number(licitacao) }
      const bid = await get<Row>('/api/licitacoes/detalhes', key)
      const empenhos = await get<Row[]>('/api/licitacoes/empenhos', key)
      expect(figuresOf(bid), JSON.stringify(key)).toEqual(sumsOf(empenhos))
      const contratos = await get<Row[]>('/api/licitacoes/contratos', key)
      expect([cents(bid.valorContratado ?? 0), cents(bid.valorAditivo ?? 0)]).toEqual([
        sumCents(contratos, 'valorContratado'),
        sumCents(contratos, 'valorAditivo'),
      ])
      const known = new Map(empenhos.map((row) => [nameOf(row), row]))
      for (const { exercicio, contrato, pessoa, valorAtualizado } of contratos) {
        const of = { entidade: contexto.entidade, exercicio: Number(exercicio) }
        const signed = await get<Row>('/api/contratos', { ...of, contrato: Number(contrato) })
        const spent = await get<Row[]>('/api/contratos/empenhos', { ...of, contrato: Number(contrato) })
        expect(figuresOf(signed)).toEqual(sumsOf(spent))
        for (const row of spent) expect(known.get(nameOf(row)), nameOf(row)).toEqual(row)
        const own = await get<Row[]>('/api/contratos/fornecedor', { ...of, fornecedor: Number(pessoa) })
        expect(own.find((one) => one.exercicio === exercicio && one.contrato === contrato)?.valorAtualizado).toBe(
          valorAtualizado,
        )
        seen.contracts++
      }
      for (const row of empenhos.slice(0, 2)) {
        const page = await get<Row>('/empenhos/detalhe', {
          entidade: contexto.entidade,
          exercicio: Number(row.exercicioEmpenho),
          unidadeOrcamentaria: String(row.unidadeOrcamentaria),
          empenho: Number(row.empenho),
        })
        expect([cents(page.valorLiquidado ?? 0), cents(page.valorPago ?? 0)]).toEqual([
          cents(row.valorLiquidado ?? 0),
          cents(row.valorPago ?? 0),
        ])
      }
      seen.bids++
    }
  }
  expect(seen.bids).toBeGreaterThan(MANY)
  expect(seen.contracts).toBeGreaterThan(MANY)
})

it('the sums by month, situation and modality of a year are those of the list', async () => {
  for (const contexto of contextos.slice(-3)) {
    const totals = await get<Row>(licitacoes.api.totals ?? '', { ...contexto })
    const { totalElements } = await get<Page>(licitacoes.api.list, { ...contexto, size: 1 })
    for (const por of ['mes', 'situacao', 'modalidade']) {
      const rows = await get<Row[]>(`/api/licitacoes/por-${por}`, { ...contexto })
      expect([por, rows.reduce((sum, { licitacoes: count }) => sum + Number(count), 0)]).toEqual([por, totalElements])
      for (const name of ['valorMaximo', 'totalVencido'])
        expect(sumCents(rows, name), por).toBe(cents(totals[name] ?? 0))
    }
  }
})
