import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adiantamento } from '@portal/catalog/despesa/adiantamento'
import { ajudaCusto } from '@portal/catalog/despesa/ajuda-custo'
import type { Page, Row } from '@portal/kit/list'
import { insert } from '../../testing/insert.ts'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO, UNIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get, sumCents, walkPages } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await insert(database.pool, 'anexo', [
    {
      entidade: ENTIDADE,
      origem: 'adiantamento',
      chave: `${EXERCICIO}/7`,
      ordem: 1,
      arquivo: 7,
      tipo_anexo: 'Prestação de contas',
    },
  ])
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const refusedBy = async (path: string, query: Record<string, string>): Promise<string[]> => {
  const response = await app.inject(address(path, query))
  expect(response.statusCode).toBe(400)
  return response.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)
}

describe('GET /api/adiantamentos/prestacao-contas', () => {
  const path = '/api/adiantamentos/prestacao-contas'

  it('returns the row of the list, including the excess', async () => {
    const row = (await walkPages(app, adiantamento)).find(({ prestacaoContas }) => prestacaoContas === 7)
    expect(row).toMatchObject({
      empenho: 7,
      empenhoExercicio: '7/2026',
      unidadeOrcamentaria: UNIDADE,
      noLiquidacao: 1,
      valorExcedido: 12.34,
      empenhoExcedido: 8,
      exercicioEmpenhoExcedido: EXERCICIO,
      permiteExcederPrestacaoContas: 'S',
      cargo: 'Motorista',
    })
    expect(await get(app, path, { prestacaoContas: 7 })).toEqual(row)
  })

  it('returns the same by settlement and servant', async () => {
    const byNumber = await get<Row>(app, path, { prestacaoContas: 7 })
    const { empenho, noLiquidacao, unidadeOrcamentaria, matricula } = byNumber as Record<string, string>
    const query = { empenho, noLiquidacao, unidadeOrcamentaria, matricula } as Record<string, string>
    expect(await get(app, '/api/adiantamentos', query)).toEqual(byNumber)
    expect((await app.inject(address('/api/adiantamentos', { ...query, matricula: 999_999 }))).statusCode).toBe(404)
  })

  it('shows what was paid of the commitment, and is found from the commitment', async () => {
    const paid = (await walkPages(app, adiantamento)).filter(({ valorPago }) => Number(valorPago) > 0)
    expect(paid.length).toBeGreaterThan(10)
    for (const row of paid.slice(0, 5)) {
      const query = { empenho: Number(row.empenho), unidadeOrcamentaria: String(row.unidadeOrcamentaria) }
      const { valorPago, prestacaoContas, exercicioPrestacaoContas } = await get<Row>(app, '/empenhos/detalhe', query)
      expect({ valorPago, prestacaoContas, exercicioPrestacaoContas }).toEqual({
        valorPago: row.valorPago,
        prestacaoContas: row.prestacaoContas,
        exercicioPrestacaoContas: row.exercicio,
      })
    }
  })

  it('returns 404 when there is none', async () => {
    expect((await app.inject(address(path, { prestacaoContas: 9_999_999 }))).statusCode).toBe(404)
    expect(await refusedBy(path, {})).toEqual(['prestacaoContas'])
    expect(await refusedBy(path, { prestacaoContas: '-1' })).toEqual(['prestacaoContas'])
  })
})

describe('GET /api/adiantamentos/arquivos', () => {
  it('returns the files of one accounting', async () => {
    const path = '/api/adiantamentos/arquivos'
    expect(await get(app, path, { prestacaoContas: 7 })).toEqual([
      {
        id: 7,
        idArquivo: 7,
        nomeArquivo: 'relatório de viagem.pdf',
        tamanhoArquivo: 1234,
        sha256: 'a'.repeat(64),
        dataArquivo: '2026-02-03T10:00:00-03:00',
        dataPublicacao: '2026-02-03T10:00:00-03:00',
        tipoAnexo: 'Prestação de contas',
      },
    ])
    expect(await get(app, path, { prestacaoContas: 8 })).toEqual([])
    expect(await refusedBy(path, {})).toEqual(['prestacaoContas'])
  })
})

it('an advance whose accounts are given a year later stays linked to its commitment', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await insert(client, 'empenho', [
      {
        entidade: ENTIDADE,
        exercicio: EXERCICIO_VAZIO,
        unidade_orcamentaria: UNIDADE,
        empenho: 1,
        data: `${EXERCICIO_VAZIO}-12-10`,
        fornecedor: 1,
        historico: 'Adiantamento',
        valor: '300.00',
        especie: 'Ordinário',
        covid: false,
        passagem: false,
        compra_direta: false,
        suprimento_fundos: false,
      },
    ])
    await insert(client, 'adiantamento', [
      {
        entidade: ENTIDADE,
        exercicio: EXERCICIO,
        prestacao_contas: 900,
        unidade_orcamentaria: UNIDADE,
        exercicio_empenho: EXERCICIO_VAZIO,
        empenho: 1,
        matricula: 502,
        valor_documentos: '0',
        valor_restituido: '0',
        valor_excedido: '0',
      },
    ])
    await client.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])
    await client.query('update empenho set valor = 350 where exercicio = $1', [EXERCICIO_VAZIO])
    await client.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO_VAZIO])
    await client.query('commit')
  } finally {
    client.release()
  }
  const reloaded = await openTestApp(database)
  try {
    expect(await get(reloaded, '/api/adiantamentos/prestacao-contas', { prestacaoContas: 900 })).toMatchObject({
      exercicio: EXERCICIO,
      empenhoExercicio: `1/${EXERCICIO_VAZIO}`,
      dataEmpenho: `${EXERCICIO_VAZIO}-12-10`,
      valorEmpenho: 350,
    })
  } finally {
    await reloaded.close()
  }
})

describe('GET /api/ajuda-custo/servidor and /detalhe', () => {
  it('return the servant of the list and the postings that add up to its value', async () => {
    const rows = await walkPages(app, ajudaCusto)
    for (const row of rows.slice(0, 4)) {
      const matricula = Number(row.matricula)
      const servidor = { ...row, cargoDescricao: row.cargo, cargoDesc: row.cargo }
      expect(await get(app, '/api/ajuda-custo/servidor', { matricula })).toEqual(servidor)
      const page = await get<Page>(app, '/api/ajuda-custo/detalhe', { matricula })
      expect(page.totalElements).toBe(2)
      expect(sumCents(page.content, 'valor')).toBe(cents(row.valor))
      expect(page.content[0]).toMatchObject({
        anoCompetencia: EXERCICIO,
        competenciaLancamento: `${EXERCICIO}-03-25`,
        matricula,
        evento: 411,
        eventoDescricao: 'AJUDA DE CUSTO - TRANSPORTE',
      })
    }
  })

  it('page and sort the postings', async () => {
    const matricula = Number((await walkPages(app, ajudaCusto))[0]?.matricula)
    const whole = await get<Page>(app, '/api/ajuda-custo/detalhe', { matricula })
    const second = await get<Page>(app, '/api/ajuda-custo/detalhe', { matricula, page: 1, size: 1 })
    expect(second).toMatchObject({ number: 1, size: 1, totalPages: 2, last: true, content: [whole.content[1]] })
    expect(await refusedBy('/api/ajuda-custo/detalhe', { matricula: String(matricula), size: '-1' })).toEqual(['size'])
    const months = async (sort: string): Promise<number[]> =>
      (await get<Page>(app, '/api/ajuda-custo/detalhe', { matricula, sort })).content.map(({ mesCompetencia }) =>
        Number(mesCompetencia),
      )
    const posted = whole.content.map(({ mesCompetencia }) => Number(mesCompetencia))
    expect(await months('mesCompetencia,DESC')).toEqual(posted.toReversed())
    expect(await months('')).toEqual(posted)
    expect(new Set(posted).size).toBe(2)
    for (const sort of ['senha,asc', 'valor,para cima']) {
      expect(await refusedBy('/api/ajuda-custo/detalhe', { matricula: String(matricula), sort })).toEqual(['sort'])
    }
  })

  it('return 404 when a servant received none', async () => {
    expect((await app.inject(address('/api/ajuda-custo/servidor', { matricula: 77 }))).statusCode).toBe(404)
    expect((await get<Page>(app, '/api/ajuda-custo/detalhe', { matricula: 77 })).empty).toBe(true)
    for (const path of ['/api/ajuda-custo/servidor', '/api/ajuda-custo/detalhe']) {
      expect(await refusedBy(path, { matricula: 'x' })).toEqual(['matricula'])
    }
  })
})
