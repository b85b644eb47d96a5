import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCnpjCpf, publicDocumento } from '@portal/kit/cpf-cnpj'
import { insert } from '../../testing/insert.ts'
import { documentoOf, ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, get } from '../../testing/walk.ts'

const EMPRESA = 1
const PESSOA = 3
const ANO_DA_LICITACAO = EXERCICIO - 2

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  const { pool } = database
  const ano = { entidade: ENTIDADE, exercicio: EXERCICIO }
  await insert(pool, 'adjudicacao', [EMPRESA, PESSOA].map((fornecedor) =>
    ({ ...ano, exercicio_licitacao: ANO_DA_LICITACAO, tipo_licitacao: 6, licitacao: 40, fornecedor, data: '2026-01-09' })))
  await insert(pool, 'aditivo', [
    { ...ano, contrato: 12, sequencia: 1, numero_aditivo: '1/2026', data: '2026-03-02', valor: '0', data_termino: '2027-12-31' },
    {
      ...ano, contrato: 12, sequencia: 2, numero_aditivo: '2/2026', data: '2026-05-04', data_publicacao: '2026-05-06', valor: '-1234.56',
      data_termino: '2027-12-31', motivacao: 'SUPRESSÃO',
    },
    { ...ano, contrato: 13, sequencia: 1, numero_aditivo: '1/2026', data: '2026-06-01', valor: '9.99' },
  ])
  await insert(pool, 'anexo', [
    { entidade: ENTIDADE, origem: 'aditivo', chave: `${EXERCICIO}/12/2`, ordem: 1, arquivo: 7 },
    { entidade: ENTIDADE, origem: 'adjudicacao', chave: `${EXERCICIO}/${ANO_DA_LICITACAO}/6/40/${EMPRESA}`, ordem: 1, arquivo: 7 },
  ])
  await pool.query(
    `update empenho set tipo_licitacao = 6, ano_licitacao = $1, no_licitacao = 40
    where entidade = $2 and exercicio = $3 and empenho in (90, 91)`,
    [ANO_DA_LICITACAO, ENTIDADE, EXERCICIO],
  )
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

describe('aditivos', () => {
  const segundo = {
    entidade: ENTIDADE, exercicio: EXERCICIO, contrato: 12, numero: 12, sequencia: 2, numeroAditivo: '2/2026', data: '2026-05-04',
    dataPublicacao: '2026-05-06', dataTermino: '2027-12-31', valorAditivo: -1234.56, motivacao: 'SUPRESSÃO',
  }

  it('one, by the number of its contract and its place in it', async () => {
    expect(await get(app, '/api/aditivos/detalhes', { numero: 12, sequencia: 2 })).toEqual(segundo)
    expect((await app.inject(address('/api/aditivos/detalhes', { numero: 12, sequencia: 3 }))).statusCode).toBe(404)
    expect(await refusedBy('/api/aditivos/detalhes', { numero: 'x' })).toEqual(['numero', 'sequencia'])
  })

  it('all of a contract, in order', async () => {
    const todos = await get<{ sequencia: number }[]>(app, '/api/aditivos', { contrato: 12 })
    expect(todos.map(({ sequencia }) => sequencia)).toEqual([1, 2])
    expect(todos[1]).toEqual(segundo)
    expect(await get(app, '/api/aditivos', { contrato: 99 })).toEqual([])
    expect(await refusedBy('/api/aditivos', {})).toEqual(['contrato'])
  })

  it('the files of one', async () => {
    expect(await get(app, '/api/aditivos/arquivos', { numero: 12, sequencia: 2 })).toMatchObject([{ idArquivo: 7 }])
    expect(await get(app, '/api/aditivos/arquivos', { numero: 12, sequencia: 1 })).toEqual([])
  })
})

describe('adjudicacoes', () => {
  const key = { exercicioLicitacao: ANO_DA_LICITACAO, tipoLicitacao: 6, licitacao: 40 }

  it('one, by its bidding and its winner', async () => {
    expect(await get(app, '/api/adjudicacoes/detalhes', { ...key, pessoa: EMPRESA })).toMatchObject({
      entidade: ENTIDADE, exercicio: EXERCICIO, ...key, descricaoTipoLicitacao: 'Pregão', pessoa: EMPRESA, data: '2026-01-09',
      cnpjCpf: formatCnpjCpf(documentoOf(EMPRESA) ?? ''),
    })
    expect((await app.inject(address('/api/adjudicacoes/detalhes', { ...key, pessoa: 9999 }))).statusCode).toBe(404)
    expect(await refusedBy('/api/adjudicacoes/detalhes', {})).toEqual(['exercicioLicitacao', 'tipoLicitacao', 'licitacao', 'pessoa'])
  })

  it('is told by the commitments of who won it, and by no other', async () => {
    const won = await get<object>(app, '/empenhos/detalhe', { empenho: 90 })
    expect(won).toMatchObject({
      fornecedor: EMPRESA, anoLicitacao: ANO_DA_LICITACAO, tipoLicitacao: 6, noLicitacao: 40, exercicioAdjudicacao: EXERCICIO,
    })
    const other = await get<object>(app, '/empenhos/detalhe', { empenho: 91 })
    expect(other).toMatchObject({ fornecedor: 2, noLicitacao: 40 })
    expect(other).not.toHaveProperty('exercicioAdjudicacao')
  })

  it('hides the CPF of a person', async () => {
    const { cnpjCpf } = await get<{ cnpjCpf: string }>(app, '/api/adjudicacoes/detalhes', { ...key, pessoa: PESSOA })
    expect(cnpjCpf).toBe(publicDocumento(documentoOf(PESSOA) ?? ''))
    expect(cnpjCpf).toContain('***')
  })

  it('the files of one', async () => {
    expect(await get(app, '/api/adjudicacoes/arquivos', { ...key, pessoa: EMPRESA })).toMatchObject([{ idArquivo: 7 }])
    expect(await get(app, '/api/adjudicacoes/arquivos', { ...key, pessoa: PESSOA })).toEqual([])
  })
})
