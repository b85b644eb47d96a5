import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { UNIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, get, walkPages } from '../../testing/walk.ts'

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

const refusedBy = async (path: string, query: Record<string, string>): Promise<string[]> => {
  const response = await app.inject(address(path, query))
  expect(response.statusCode).toBe(400)
  return response.json<{ violations: { field: string }[] }>().violations.map(({ field }) => field)
}

describe('GET /api/diarias/objetivos-diaria', () => {
  it('returns the options of the filter, by name', async () => {
    expect(await get(app, '/api/diarias/objetivos-diaria')).toEqual([
      { id: 1, descricao: 'Curso' },
      { id: 2, descricao: 'Reunião' },
      { id: 3, descricao: 'Transporte de pacientes' },
    ])
  })
})

describe('GET /api/diarias/diariasWithoutQuantidade', () => {
  const path = '/api/diarias/diariasWithoutQuantidade'

  it('returns each commitment of listed allowances without a quantity once', async () => {
    for (const query of [{}, { nome: 'padaria' }, { destino: 'são' }]) {
      const without = (await walkPages(app, diarias, query)).filter((row) => row.quantidadeDiarias === undefined)
      const empenhos = await get<{ empenho: number }[]>(app, path, query)
      const expected = [...new Set(without.map((row) => Number(row.empenho)))].sort((a, b) => a - b)
      expect(empenhos.map(({ empenho }) => empenho)).toEqual(expected)
    }
    expect(await get<object[]>(app, path, { nome: 'padaria' })).toContainEqual({
      entidade: 1,
      exercicio: 2026,
      unidadeOrcamentaria: UNIDADE,
      empenho: 36,
      displayEmpenho: '36/2026',
    })
  })

  it('validates as the list does', async () => {
    expect(await refusedBy(path, { dataInicial: '2026' })).toEqual(['dataInicial'])
  })
})

describe('GET /api/diarias/arquivos', () => {
  const path = '/api/diarias/arquivos'

  it('returns the files of one allowance, with or without its unit', async () => {
    const files = [
      {
        id: 7,
        idArquivo: 7,
        nomeArquivo: 'relatório de viagem.pdf',
        tamanhoArquivo: 1234,
        sha256: 'a'.repeat(64),
        dataArquivo: '2026-02-03T10:00:00-03:00',
        dataPublicacao: '2026-02-03T10:00:00-03:00',
        tipoAnexo: 'Relatório',
      },
    ]
    expect(await get(app, path, { empenho: 1, noLiquidacao: 2 })).toEqual(files)
    expect(await get(app, path, { empenho: 1, noLiquidacao: 2, unidadeOrcamentaria: UNIDADE })).toEqual(files)
    expect(await get(app, path, { empenho: 1, noLiquidacao: 2, unidadeOrcamentaria: '9999' })).toEqual([])
    expect(await get(app, path, { empenho: 2, noLiquidacao: 1 })).toEqual([])
  })

  it('requires the key of the allowance', async () => {
    expect(await refusedBy(path, { empenho: 'x' })).toEqual(['empenho', 'noLiquidacao'])
    expect((await app.inject(`${address(path, { empenho: 1, noLiquidacao: 2 })}&empenho=2`)).statusCode).toBe(400)
  })
})

describe('GET /api/nota-extraorcamentaria/detalhes', () => {
  const path = '/api/nota-extraorcamentaria/detalhes'

  it('returns the row of the list', async () => {
    const [row] = await walkPages(app, notaExtraorcamentaria, { noExtraorcamentario: 12 })
    expect(await get(app, path, { noExtraorcamentario: 12 })).toEqual(row)
  })

  it('returns 404 when there is none', async () => {
    expect((await app.inject(address(path, { noExtraorcamentario: 9_999_999 }))).statusCode).toBe(404)
    expect(await refusedBy(path, {})).toEqual(['noExtraorcamentario'])
    expect(await refusedBy(path, { noExtraorcamentario: '-1' })).toEqual(['noExtraorcamentario'])
  })
})

describe('GET /api/nota-extraorcamentaria/itens', () => {
  it('returns the items of one note', async () => {
    const path = '/api/nota-extraorcamentaria/itens'
    const items = await get<{ valorTotal: number }[]>(app, path, { noExtraorcamentario: 12 })
    expect(items).toEqual([
      {
        item: '1',
        ordem: 1,
        idNotaExtra: '12/2026',
        especificacao: 'Consignação em folha',
        quantidade: 1,
        unidadeItem: 'UN',
        valorUnitario: 53.33,
        valorTotal: 53.33,
      },
    ])
    expect((await app.inject(address(path, { noExtraorcamentario: 12, x: 1 }))).headers['x-parametros-ignorados']).toBe(
      'x',
    )
  })
})
