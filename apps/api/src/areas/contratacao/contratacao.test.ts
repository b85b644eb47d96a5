import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatCnpjCpf, publicDocumento } from '@portal/kit/cpf-cnpj'
import { today } from '@portal/kit/formats'
import type { Page, Row } from '@portal/kit/list'
import { insert } from '../../testing/insert.ts'
import { documentoOf, ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get, sumCents } from '../../testing/walk.ts'
import { contratacao } from './index.ts'

const EMPRESA = 1
const PESSOA = 3
const ANO_DA_LICITACAO = EXERCICIO - 2

const LICITACAO = {
  tipo_licitacao: 6,
  situacao: 'Homologada',
  data_abertura: '2024-05-02',
  horario_abertura: '09:30:00',
  objeto: 'Compra de óleo',
  valor_maximo: '10.00',
}

let database: TestDatabase
let app: FastifyInstance

const addUp = (entidade: number, exercicio: number) =>
  database.pool.query(`select resumo.refazer($1, $2, '{licitacao, contrato}')`, [entidade, exercicio])

beforeAll(async () => {
  database = await openTestDatabase()
  const { pool } = database
  const ano = { entidade: ENTIDADE, exercicio: EXERCICIO }
  await insert(
    pool,
    'adjudicacao',
    [EMPRESA, PESSOA].map((fornecedor) => ({
      ...ano,
      exercicio_licitacao: ANO_DA_LICITACAO,
      tipo_licitacao: 6,
      licitacao: 40,
      fornecedor,
      data: '2026-01-09',
    })),
  )
  await insert(pool, 'aditivo', [
    {
      ...ano,
      contrato: 12,
      sequencia: 1,
      numero_aditivo: '1/2026',
      data: '2026-03-02',
      valor: '0',
      data_termino: '2027-12-31',
    },
    {
      ...ano,
      contrato: 12,
      sequencia: 2,
      numero_aditivo: '2/2026',
      data: '2026-05-04',
      data_publicacao: '2026-05-06',
      valor: '-1234.56',
      data_termino: '2027-12-31',
      motivacao: 'SUPRESSÃO',
    },
    { ...ano, contrato: 13, sequencia: 1, numero_aditivo: '1/2026', data: '2026-06-01', valor: '9.99' },
  ])
  await insert(pool, 'anexo', [
    { entidade: ENTIDADE, origem: 'aditivo', chave: `${EXERCICIO}/12/2`, ordem: 1, arquivo: 7 },
    {
      entidade: ENTIDADE,
      origem: 'adjudicacao',
      chave: `${EXERCICIO}/${ANO_DA_LICITACAO}/6/40/${EMPRESA}`,
      ordem: 1,
      arquivo: 7,
    },
  ])
  await insert(pool, 'licitacao', [
    { ...LICITACAO, entidade: ENTIDADE, exercicio: ANO_DA_LICITACAO, licitacao: 40, numero_licitacao: 17 },
    { ...LICITACAO, entidade: OUTRA_ENTIDADE, exercicio: EXERCICIO, licitacao: 6, numero_licitacao: 7 },
  ])
  await insert(pool, 'licitacao_item', [
    {
      entidade: ENTIDADE,
      exercicio: ANO_DA_LICITACAO,
      tipo_licitacao: 6,
      licitacao: 40,
      item: 1,
      especificacao: 'Óleo',
      quantidade: '2',
      fornecedor: 7,
      valor_unitario: '1.2345',
      valor_total: '2.47',
    },
  ])
  await pool.query(
    `update empenho set tipo_licitacao = 6, ano_licitacao = $1, no_licitacao = 40
    where entidade = $2 and exercicio = $3 and empenho in (90, 91)`,
    [ANO_DA_LICITACAO, ENTIDADE, EXERCICIO],
  )
  await addUp(ENTIDADE, ANO_DA_LICITACAO)
  await addUp(OUTRA_ENTIDADE, EXERCICIO)
  app = await openTestApp(database, { plugins: contratacao })
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
    entidade: ENTIDADE,
    exercicio: EXERCICIO,
    contrato: 12,
    numero: 12,
    sequencia: 2,
    numeroAditivo: '2/2026',
    data: '2026-05-04',
    dataPublicacao: '2026-05-06',
    dataTermino: '2027-12-31',
    valorAditivo: -1234.56,
    motivacao: 'SUPRESSÃO',
  }

  it('returns one by the number of its contract and its place in it', async () => {
    expect(await get(app, '/api/aditivos/detalhes', { numero: 12, sequencia: 2 })).toEqual(segundo)
    expect((await app.inject(address('/api/aditivos/detalhes', { numero: 12, sequencia: 3 }))).statusCode).toBe(404)
    expect(await refusedBy('/api/aditivos/detalhes', { numero: 'x' })).toEqual(['numero', 'sequencia'])
  })

  it('returns all of a contract, in order', async () => {
    const todos = await get<{ sequencia: number }[]>(app, '/api/aditivos', { contrato: 12 })
    expect(todos.map(({ sequencia }) => sequencia)).toEqual([1, 2])
    expect(todos[1]).toEqual(segundo)
    expect(await get(app, '/api/aditivos', { contrato: 99 })).toEqual([])
    expect(await refusedBy('/api/aditivos', {})).toEqual(['contrato'])
  })

  it('returns the files of one', async () => {
    expect(await get(app, '/api/aditivos/arquivos', { numero: 12, sequencia: 2 })).toMatchObject([{ idArquivo: 7 }])
    expect(await get(app, '/api/aditivos/arquivos', { numero: 12, sequencia: 1 })).toEqual([])
  })
})

describe('adjudicacoes', () => {
  const key = { exercicioLicitacao: ANO_DA_LICITACAO, tipoLicitacao: 6, licitacao: 40 }

  it('returns one by its bid and its winner', async () => {
    expect(await get(app, '/api/adjudicacoes/detalhes', { ...key, pessoa: EMPRESA })).toMatchObject({
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      ...key,
      descricaoTipoLicitacao: 'Pregão',
      pessoa: EMPRESA,
      data: '2026-01-09',
      cnpjCpf: formatCnpjCpf(documentoOf(EMPRESA) ?? ''),
    })
    expect((await app.inject(address('/api/adjudicacoes/detalhes', { ...key, pessoa: 9999 }))).statusCode).toBe(404)
    expect(await refusedBy('/api/adjudicacoes/detalhes', {})).toEqual([
      'exercicioLicitacao',
      'tipoLicitacao',
      'licitacao',
      'pessoa',
    ])
  })

  it('counts the commitments of the winner only', async () => {
    const won = await get<object>(app, '/empenhos/detalhe', { empenho: 90 })
    expect(won).toMatchObject({
      fornecedor: EMPRESA,
      anoLicitacao: ANO_DA_LICITACAO,
      tipoLicitacao: 6,
      noLicitacao: 40,
      exercicioAdjudicacao: EXERCICIO,
    })
    const other = await get<object>(app, '/empenhos/detalhe', { empenho: 91 })
    expect(other).toMatchObject({ fornecedor: 2, noLicitacao: 40 })
    expect(other).not.toHaveProperty('exercicioAdjudicacao')
  })

  it('masks the CPF of a person', async () => {
    const { cnpjCpf } = await get<{ cnpjCpf: string }>(app, '/api/adjudicacoes/detalhes', { ...key, pessoa: PESSOA })
    expect(cnpjCpf).toBe(publicDocumento(documentoOf(PESSOA) ?? ''))
    expect(cnpjCpf).toContain('***')
  })

  it('returns the files of one', async () => {
    expect(await get(app, '/api/adjudicacoes/arquivos', { ...key, pessoa: EMPRESA })).toMatchObject([{ idArquivo: 7 }])
    expect(await get(app, '/api/adjudicacoes/arquivos', { ...key, pessoa: PESSOA })).toEqual([])
  })
})

const answerOf = async <T>(path: string): Promise<T> => (await app.inject(path)).json<T>()
const pageOf = (path: string): Promise<Page> => answerOf(path)

describe('licitacoes', () => {
  const daquele = (call: string): string =>
    `/api/licitacoes/${call}?entidade=${ENTIDADE}&exercicio=${ANO_DA_LICITACAO}&tipoLicitacao=6&licitacao=40`

  it('lists every entity and year when none is named, keeping equal numbers of different entities apart', async () => {
    const { content, totalElements } = await pageOf('/api/licitacoes?size=2000')
    expect(totalElements).toBe(
      (await pageOf(`/api/licitacoes?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)).totalElements + 2,
    )
    expect(
      content
        .filter(
          ({ tipoLicitacao, licitacao, exercicio }) =>
            tipoLicitacao === 6 && licitacao === 6 && exercicio === EXERCICIO,
        )
        .map(({ entidade }) => entidade)
        .sort(),
    ).toEqual([ENTIDADE, OUTRA_ENTIDADE])
  })

  it('accepts −1 as any situation, and refuses an unknown one', async () => {
    const all = await get<Page>(app, '/api/licitacoes')
    expect((await get<Page>(app, '/api/licitacoes', { situacao: '-1' })).totalElements).toBe(all.totalElements)
    expect((await get<Page>(app, '/api/licitacoes', { situacao: 'Deserta' })).totalElements).toBeLessThan(
      all.totalElements,
    )
    expect(await refusedBy('/api/licitacoes', { situacao: 'Perdida' })).toEqual(['situacao'])
  })

  it('filters by the exact opening day', async () => {
    const { content } = await get<Page>(app, '/api/licitacoes', { dataAbertura: `${EXERCICIO}-02-02` })
    expect(content.length).toBeGreaterThan(0)
    expect(content.every(({ dataAbertura }) => dataAbertura === `${EXERCICIO}-02-02`)).toBe(true)
  })

  it('returns the natures of a modality', async () => {
    const naturezas = async (query: Record<string, string>): Promise<string[]> =>
      (await get<{ descricao: string }[]>(app, '/api/licitacoes/naturezas', query)).map(({ descricao }) => descricao)
    expect(await naturezas({ modalidade: '6' })).toEqual(['Presencial', 'Eletrônico', 'Registro de Preços'])
    expect(await naturezas({ modalidade: '9' })).toEqual(['Normal', 'Cred./Chamamento', 'Carona/Adesão'])
    expect(await naturezas({})).toHaveLength(7)
  })

  it('one sums what was won, and what was committed and paid in any year; by query and by path', async () => {
    const one = await answerOf<Row>(daquele('detalhes'))
    const empenhos = await answerOf<Row[]>(daquele('empenhos'))
    expect(one).toMatchObject({ displayLicitacao: `17/${ANO_DA_LICITACAO}`, totalVencido: 2.47, valorContratado: 0 })
    expect(empenhos.map(({ empenho }) => empenho)).toEqual([90, 91])
    expect([cents(one.valorEmpenhado), cents(one.valorPago)]).toEqual([
      sumCents(empenhos, 'valorEmpenhado'),
      sumCents(empenhos, 'valorPago'),
    ])
    expect((await app.inject(`/api/licitacoes/${ENTIDADE}/${ANO_DA_LICITACAO}/6/40`)).json()).toEqual(one)
    expect((await app.inject(`/api/licitacoes/${ENTIDADE}/${ANO_DA_LICITACAO}/6/41`)).statusCode).toBe(404)
    expect((await app.inject(`/api/licitacoes/${ENTIDADE}/x/6/40`)).statusCode).toBe(400)
  })

  it('shows the whole CNPJ, with letters, of a winner', async () => {
    const [item] = await answerOf<Row[]>(daquele('itens'))
    expect(item).toMatchObject({ cnpjCpf: formatCnpjCpf(documentoOf(7) ?? ''), valorUnitario: 1.2345 })
    expect(String(item?.cnpjCpf)).toMatch(/[A-Z]/)
  })

  it('returns the lowest, median and highest price of the items that match the filters', async () => {
    const { content } = await get<Page>(app, '/api/itens-licitados', { especificacao: 'gasolina', size: 2000 })
    const prices = content.map(({ valorUnitario }) => Number(valorUnitario)).sort((a, b) => a - b)
    expect(await get(app, '/api/itens-licitados/precos', { especificacao: 'gasolina' })).toEqual([
      {
        itens: prices.length,
        menor: prices[0],
        mediana: prices[Math.ceil(prices.length / 2) - 1],
        maior: prices.at(-1),
      },
    ])
    expect(await get(app, '/api/itens-licitados/precos', { especificacao: 'inexistente' })).toEqual([{ itens: 0 }])
  })
})

describe('contratos', () => {
  it('add the addenda to the value, end with the last dated one, and count days from today', async () => {
    const one = await get<Row>(app, '/api/contratos', { contrato: 1003 })
    expect(one).toMatchObject({ valorAditivo: 7.25, vigencia: `${EXERCICIO + 3}-12-31` })
    expect(cents(one.valorAtualizado)).toBe(cents(one.valorContratado) + 725)
    expect(one.diasVencimento).toBe((Date.parse(`${EXERCICIO + 3}-12-31`) - Date.parse(today())) / 86_400_000)
  })

  it('name their bid even if it is not published, and link to it only if it is', async () => {
    const known = await get<Row>(app, '/api/contratos', { contrato: 1004 })
    const missing = await get<Row>(app, '/api/contratos', { contrato: 1003 })
    expect(known).toMatchObject({ displayLicitacao: `5/${EXERCICIO}`, temLicitacao: 'S' })
    expect(missing).toMatchObject({ displayLicitacao: `3/${EXERCICIO - 1}`, temLicitacao: 'N' })
  })

  it('filter by the year typed, instead of the year of the context', async () => {
    await insert(database.pool, 'contrato', [
      {
        entidade: ENTIDADE,
        exercicio: ANO_DA_LICITACAO,
        contrato: 5,
        numero_contrato: 5,
        fornecedor: EMPRESA,
        valor: '1.00',
        situacao: 'Vigente',
        exercicio_licitacao: ANO_DA_LICITACAO,
        tipo_licitacao: 6,
        licitacao: 40,
      },
    ])
    await addUp(ENTIDADE, ANO_DA_LICITACAO)
    const asked = await get<Page>(app, '/api/contratos', { exercicioContrato: ANO_DA_LICITACAO })
    expect(asked.content.map(({ contrato, exercicio }) => [contrato, exercicio])).toEqual([[5, ANO_DA_LICITACAO]])
    expect((await pageOf(`/api/contratos?exercicioContrato=${ANO_DA_LICITACAO}`)).totalElements).toBe(1)
    const daLicitacao = { exercicioLicitacao: ANO_DA_LICITACAO, tipoLicitacao: 6, numeroLicitacao: 17 }
    expect(await get<Row[]>(app, '/api/contratos/licitacao', daLicitacao)).toMatchObject([{ contrato: 5 }])
    expect(await get<Row[]>(app, '/api/contratos/fornecedor', { fornecedor: EMPRESA })).toEqual(
      expect.arrayContaining([expect.objectContaining({ contrato: 5 })]),
    )
  })

  it('keep an addendum whose contract is missing', async () => {
    expect(await get<Row[]>(app, '/api/aditivos', { contrato: 900 })).toHaveLength(1)
    expect((await app.inject(address('/api/contratos', { contrato: 900 }))).statusCode).toBe(404)
    expect((await app.inject(address('/api/contratos/obra', { contrato: 900 }))).json()).toMatchObject({
      message: 'Contrato não encontrado!',
    })
  })
})
