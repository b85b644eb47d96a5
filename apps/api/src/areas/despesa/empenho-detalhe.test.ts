import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { empenho as record } from '@portal/catalog/despesa/empenho'
import { isCpf } from '@portal/kit/cpf-cnpj'
import type { Page, Row } from '@portal/kit/list'
import { documentoOf, ENTIDADE, EXERCICIO, OUTRA_ENTIDADE, UNIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, get } from '../../testing/walk.ts'
import empenhoLinks from './empenho-links.ts'
import { COMPLETO, DESORDENADO, EMPRESA, loadEmpenhoSample, OUTRA_UNIDADE, REPETIDO } from './testing/empenho-sample.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await loadEmpenhoSample(database.pool)
  app = await openTestApp(database, { plugins: [empenhoLinks] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const PATH = '/empenhos/detalhe'
const detail = (empenho: number, more: Record<string, string> = {}) => get<Row>(app, PATH, { empenho, ...more })
const sub = (call: string, empenho = COMPLETO, more: Record<string, string> = {}) =>
  get<Row[]>(app, `${PATH}/${call}`, { empenho, ...more })
const refusal = async (path: string, query: Record<string, string | number>) => {
  const response = await app.inject(address(path, query))
  return {
    status: response.statusCode,
    violations: response.json<{ violations?: { field: string; message: string }[] }>().violations,
  }
}

describe('GET /empenhos/detalhe', () => {
  it('returns one object with the creditor, the classification and the values', async () => {
    expect(await detail(COMPLETO)).toEqual({
      id: `2026/${UNIDADE}/900`,
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      unidadeOrcamentaria: UNIDADE,
      empenho: 900,
      empenhoExercicio: '900/2026',
      data: '2026-02-02',
      dataEntrega: '2026-03-02',
      especie: 'Global',
      modalidade: 'Pregão Eletrônico',
      noLicitacao: 12,
      anoLicitacao: 2025,
      noProcesso: 34,
      anoProcesso: 2025,
      contrato: 56,
      anoContrato: 2025,
      idContrato: '56/2025',
      objeto: 'Fornecimento de merenda',
      isCovid: 'N',
      fornecedor: EMPRESA,
      nome: 'Construtora Água Viva',
      cnpj: '12.345.001/0001-57',
      endereco: 'Rua das Acácias, 10',
      bairro: 'Centro',
      cep: '35000100',
      cidade: 'Serra Clara',
      uf: 'MG',
      programatica: '77.018.77.744.7048.7.703.7.7.90.30.77.01.',
      orgao: '77',
      descricaoOrgao: 'Secretaria de Assistência',
      unidade: '77018',
      descricaoUnidade: 'Fundo de Assistência',
      funcao: '77',
      descricaoFuncao: 'Assistência Social',
      subFuncao: '744',
      descricaoSubFuncao: 'Assistência Comunitária',
      programa: '7048',
      descricaoPrograma: 'Cidade Solidária',
      projeto: '7703',
      descricaoProjeto: 'Centro de Convivência',
      elemento: '779030',
      descricaoElemento: 'Material de Consumo',
      desdobraDesp: '77903077',
      descricaoDesdobraDesp: 'Gêneros de Alimentação',
      subDesdobramento: '7790307701',
      descricaoSubDesdobramento: 'Merenda Escolar',
      fonteRecurso: '15000000',
      descricaoFonte: 'Recursos livres',
      codigoAplicacao: '110',
      descricaoAplicacao: 'Geral',
      valor: 1000,
      valorEmpenhado: 1000,
      valorAnulado: 100,
      valorEmLiquidacao: 400,
      valorLiquidado: 400,
      valorALiquidar: 500,
      valorRetido: 20,
      valorPago: 20,
      valorAPagar: 380,
      historico: 'Merenda\npara as escolas',
    })
  })

  it('returns only the levels that are known', async () => {
    const row = await detail(REPETIDO, { unidadeOrcamentaria: UNIDADE })
    expect(row.programatica).toBe('77.7.703.')
    expect(row).not.toHaveProperty('elemento')
    expect((await detail(DESORDENADO)).programatica).toBeUndefined()
  })

  it('masks the document and the address of a person', async () => {
    const row = await detail(REPETIDO, { unidadeOrcamentaria: UNIDADE })
    const cpf = documentoOf(3) ?? ''
    expect(isCpf(cpf)).toBe(true)
    expect(row.cnpj).toBe(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)
    expect(row).toMatchObject({ cidade: 'Serra Clara', uf: 'MG', isCovid: 'S' })
    for (const name of ['endereco', 'bairro', 'cep']) expect(row).not.toHaveProperty(name)
  })

  it('accepts the search existing clients send, and refuses an invalid one', async () => {
    expect((await detail(COMPLETO, { search: `id.entidade==${ENTIDADE}` })).empenho).toBe(COMPLETO)
    expect((await refusal(PATH, { empenho: COMPLETO, search: `id.entidade==${OUTRA_ENTIDADE}` })).status).toBe(404)
    for (const search of ['id.entidade==x', 'senha==1', 'id.entidade', "id.entidade=='1' or 1=1"]) {
      const { status, violations } = await refusal(PATH, { empenho: COMPLETO, search })
      expect([search, status, violations?.[0]?.field]).toEqual([search, 400, 'search'])
    }
  })

  it('returns 404 when there is none', async () => {
    expect((await refusal(PATH, { empenho: 99_999 })).status).toBe(404)
    expect((await refusal(PATH, { empenho: COMPLETO, unidadeOrcamentaria: '9999' })).status).toBe(404)
    expect((await refusal(PATH, {})).violations).toEqual([{ field: 'empenho', message: 'Parâmetro obrigatório.' }])
  })

  it('requires the unit when several units share the number, and names them', async () => {
    const { status, violations } = await refusal(PATH, { empenho: REPETIDO })
    expect(status).toBe(400)
    expect(violations).toEqual([UNIDADE, OUTRA_UNIDADE].map((message) => ({ field: 'unidadeOrcamentaria', message })))
    for (const unidade of [UNIDADE, OUTRA_UNIDADE]) {
      expect((await detail(REPETIDO, { unidadeOrcamentaria: unidade })).historico).toBe(`Da unidade ${unidade}`)
    }
  })
})

describe('the parts of a commitment', () => {
  it('items, with unit prices to four decimals and their weight', async () => {
    expect(await sub('itens')).toEqual([
      {
        sequencia: 1,
        especificacao: 'Arroz',
        quantidade: 100,
        unidade: 'KG',
        valorUnitario: 7.5,
        valorTotal: 750,
        itensPerc: 75,
        ordemNadItemPerc: 1,
      },
      {
        sequencia: 2,
        especificacao: 'Sal',
        quantidade: 2000,
        unidade: 'G',
        valorUnitario: 0.125,
        valorTotal: 250,
        itensPerc: 25,
        ordemNadItemPerc: 2,
      },
    ])
  })

  it('one item, with the key of its commitment', async () => {
    expect(await get(app, `${PATH}/item`, { empenho: COMPLETO, ordemItemEmpenho: 2 })).toEqual({
      empenhoExercicio: '900/2026',
      unidadeOrcamentaria: UNIDADE,
      data: '2026-02-02',
      fornecedor: EMPRESA,
      nome: 'Construtora Água Viva',
      cnpj: '12.345.001/0001-57',
      sequencia: 2,
      especificacao: 'Sal',
      quantidade: 2000,
      unidade: 'G',
      valorUnitario: 0.125,
      valorTotal: 250,
      itensPerc: 25,
      ordemNadItemPerc: 2,
    })
    expect((await refusal(`${PATH}/item`, { empenho: COMPLETO, ordemItemEmpenho: 3 })).status).toBe(404)
    expect((await refusal(`${PATH}/item`, { empenho: COMPLETO })).violations?.[0]?.field).toBe('ordemItemEmpenho')
  })

  it('annulments', async () => {
    expect(await sub('anulacoes')).toEqual([{ sequencia: 1, data: '2026-05-10', valor: 100, motivo: 'Saldo sem uso' }])
    expect(await sub('anulacoes', DESORDENADO)).toEqual([])
  })

  it('deliveries being checked, with what was settled of each', async () => {
    expect(await sub('em-liquidacao')).toEqual([
      { noEmLiquidacao: 1, exercicio: 2026, data: '2026-02-20', valor: 400, valorEstornado: 0, valorLiquidado: 400 },
      { noEmLiquidacao: 2, exercicio: 2026, data: '2026-04-20', valor: 50, valorEstornado: 50, valorLiquidado: 0 },
    ])
  })

  it('settlements, with what was returned, withheld and paid of each', async () => {
    expect(await sub('liquidacoes')).toEqual([
      {
        noLiquidacao: 1,
        exercicioLiquidacao: 2026,
        data: '2026-03-01',
        dataVencimento: '2026-03-31',
        valor: 400,
        valorEstornado: 0,
        valorRetido: 20,
        valorPago: 20,
      },
      {
        noLiquidacao: 2,
        exercicioLiquidacao: 2026,
        data: '2026-03-01',
        valor: 300,
        valorEstornado: 300,
        valorRetido: 0,
        valorPago: 0,
      },
    ])
  })

  it('amounts withheld, of all settlements or of one', async () => {
    const liquidacao = { empenho: COMPLETO, noLiquidacao: 1, exercicioLiquidacao: 2026 }
    const first = { ...liquidacao, sequencia: 1, descricao: 'ISS', data: '2026-03-01', valor: 20, valorEstornado: 0 }
    expect(await sub('retencoes')).toEqual([first, { ...first, noLiquidacao: 2, valor: 15, valorEstornado: 15 }])
    expect(await sub('retencoes', COMPLETO, { noLiquidacao: '1' })).toEqual([first])
  })

  it('payments, net of amounts withheld, with reversals below zero', async () => {
    const liquidacao = { noLiquidacao: 1, exercicioLiquidacao: 2026 }
    expect(await sub('pagamentos')).toEqual([
      {
        noPagamento: 1,
        exercicioPagamento: 2026,
        ...liquidacao,
        data: '2026-03-31',
        banco: '001',
        agencia: '1201',
        conta: '10-1',
        tipoDocumento: 'PIX',
        nroDocumento: '5',
        valor: 380,
        valorRetido: 20,
      },
      { noPagamento: 2, exercicioPagamento: 2026, ...liquidacao, data: '2026-04-02', valor: -380, valorRetido: 0 },
    ])
    expect((await sub('pagamentos', DESORDENADO))[0]).not.toHaveProperty('noLiquidacao')
  })

  it('documents, each with its settlement', async () => {
    expect(await sub('liquidacoesdocumentos')).toEqual([
      {
        descricao: 'NOTA FISCAL ELETRÔNICA',
        noDocumento: '77',
        tipoDocumento: 42,
        noLiquidacao: 1,
        exercicioLiquidacao: 2026,
        data: '2026-02-28',
        valor: 400,
        valorEstornado: 0,
        chaveAcesso: '31'.repeat(22),
      },
      {
        descricao: 'NOTA FISCAL',
        noDocumento: '78',
        tipoDocumento: 1,
        noLiquidacao: 2,
        exercicioLiquidacao: 2026,
        data: '2026-03-01',
        valor: 300,
        valorEstornado: 300,
      },
    ])
  })

  it('files', async () => {
    expect(await sub('anexos')).toEqual([
      {
        id: 7,
        idArquivo: 7,
        nomeArquivo: 'relatório de viagem.pdf',
        tamanhoArquivo: 1234,
        sha256: 'a'.repeat(64),
        dataArquivo: '2026-02-03T10:00:00-03:00',
        tipoAnexo: 'Contrato',
        numero: '56',
        noAno: '56/2025',
      },
    ])
    expect(await sub('anexos', DESORDENADO)).toEqual([])
  })

  it('links to the records the portal has', async () => {
    expect(await sub('links')).toEqual([
      {
        tipo: 'FORNECEDOR',
        descricao: 'Construtora Água Viva',
        link: `/fornecedores/12345001000157?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`,
      },
    ])
  })

  it('are not found for an unknown commitment', async () => {
    const parts = Object.values(record.parts).flatMap((part) => (part.kind === 'list' ? [] : part.api))
    expect(parts).toHaveLength(9)
    for (const call of [...parts, `${PATH}/links`]) {
      expect([call, (await refusal(call, { empenho: 99_999 })).status]).toEqual([call, 404])
    }
  })
})

describe('GET /empenhos/detalhe/movimentacao', () => {
  const movement = (empenho: number, more: Record<string, number> = {}) =>
    get<Page>(app, `${PATH}/movimentacao`, { empenho, ...more })

  it('returns a page of entries in order, each with the balances after it', async () => {
    const { content, ...page } = await movement(COMPLETO)
    const liquidacao = { exercicioLiquidacao: 2026 }
    expect(content).toEqual([
      entry('2026-02-02', 20, 'Empenho', 'Emp: 900', 1000, 1000, 0),
      entry('2026-03-01', 30, 'Liquidação', 'Liq: 1/2026', 400, 600, 400, { noLiquidacao: 1, ...liquidacao }),
      entry('2026-03-01', 30, 'Liquidação', 'Liq: 2/2026', 300, 300, 700, { noLiquidacao: 2, ...liquidacao }),
      entry('2026-03-01', 31, 'Estorno de liquidação', 'Liq: 2/2026', 300, 600, 400, {
        noLiquidacao: 2,
        ...liquidacao,
        motivo: 'Nota errada',
      }),
      entry('2026-03-31', 40, 'Pagamento', 'Pag: 1/2026', 400, 600, 0, {
        noLiquidacao: 1,
        ...liquidacao,
        noPagamento: 1,
        exercicioPagamento: 2026,
      }),
      entry('2026-04-02', 41, 'Estorno de pagamento', 'Pag: 2/2026', 380, 600, 380, {
        noLiquidacao: 1,
        ...liquidacao,
        noPagamento: 2,
        exercicioPagamento: 2026,
      }),
      entry('2026-05-10', 21, 'Cancelamento', 'Anul: 1', 100, 500, 380, { motivo: 'Saldo sem uso' }),
    ])
    expect(page).toMatchObject({
      number: 0,
      size: 20,
      totalElements: 7,
      totalPages: 1,
      first: true,
      last: true,
      empty: false,
    })
  })

  const entry = (
    data: string,
    tipoLancamento: number,
    descricaoTipoLancamento: string,
    nroDocumento: string,
    valor: number,
    valorALiquidar: number,
    valorAPagar: number,
    more: Row = {},
  ): Row => ({
    data,
    tipoLancamento,
    descricaoTipoLancamento,
    nroDocumento,
    valor,
    valorALiquidar,
    valorAPagar,
    ...more,
  })

  it('computes balances over all entries, also when split into pages', async () => {
    const { content: whole } = await movement(COMPLETO)
    const second = await movement(COMPLETO, { page: 1, size: 3 })
    expect(second.content).toEqual(whole.slice(3, 6))
    expect(second).toMatchObject({ totalPages: 3, totalElements: 7, numberOfElements: 3, first: false, last: false })
    expect(await movement(COMPLETO, { page: 9, size: 3 })).toMatchObject({ content: [], totalElements: 7, last: true })
    expect(await movement(COMPLETO, { page: -1, size: 0 })).toMatchObject({ number: 0, size: 20, totalElements: 7 })
    expect((await refusal(`${PATH}/movimentacao`, { empenho: COMPLETO, size: -1 })).violations?.[0]?.field).toBe('size')
  })

  it(
    'ends at the balances of the commitment, even if payments are dated before settlements and these ' +
      'before the commitment',
    async () => {
      const { content } = await movement(DESORDENADO)
      expect(content.map(({ tipoLancamento }) => tipoLancamento)).toEqual([40, 30, 20])
      const { valorALiquidar, valorAPagar } = await detail(DESORDENADO)
      expect(content.at(-1)).toMatchObject({ valorALiquidar, valorAPagar })
      expect([valorALiquidar, valorAPagar]).toEqual([100, 110])
    },
  )
})

describe('where the entity does not publish a part', () => {
  it('its call returns 404 and the rest still works', async () => {
    const query = { entidade: String(OUTRA_ENTIDADE), exercicio: String(EXERCICIO), empenho: '1' }
    const search = new URLSearchParams({ ...query, ordemItemEmpenho: '1' })
    const status = async (call: string) => (await app.inject(`${PATH}${call}?${search}`)).statusCode
    const closed = [
      'itens',
      'item',
      'anulacoes',
      'em-liquidacao',
      'liquidacoes',
      'retencoes',
      'pagamentos',
      'liquidacoesdocumentos',
    ]
    for (const call of closed.map((name) => `/${name}`)) {
      expect([call, await status(call)]).toEqual([call, 404])
    }
    for (const call of ['', '/movimentacao', '/anexos']) expect([call, await status(call)]).toEqual([call, 200])
    const row = (await app.inject(`${PATH}?${new URLSearchParams(query)}`)).json<Row>()
    expect(row).not.toHaveProperty('valorEmLiquidacao')
  })
})
