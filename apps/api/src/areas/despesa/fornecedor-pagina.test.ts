// Tests the page of a supplier: its figures equal those of the lists it links to, and no document of a person is shown.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { FORNECEDOR_ANO, type FornecedorPagina } from '@portal/catalog/despesa/fornecedor-pagina'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import {
  empenhosQueProvam,
  pagamentosQueProvam,
  restosDoFornecedor,
  type FornecedorNoAno,
} from '@portal/catalog/despesa/rotas'
import { MODULO } from '@portal/catalog/modulos'
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import type { List, Page, Row } from '@portal/kit/list'
import { insert } from '../../testing/insert.ts'
import { documentoOf, ENTIDADE, EXERCICIO, OUTRA_ENTIDADE, UNIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, cpfsIn, sumCents } from '../../testing/walk.ts'
import ultimasAtualizacoes from '../portal/contexto/ultimas-atualizacoes.ts'
import fornecedorPagina from './fornecedor-pagina.ts'

/** The parameter that makes lists show the commitments of every entity. */
const TODAS_AS_ENTIDADES = 220
const DE_DUAS = 901
const DUAS_VEZES = 902
const CNPJ = cnpjFrom('778889990001')

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  const chave = { exercicio: EXERCICIO, unidade_orcamentaria: UNIDADE, historico: 'Compra', data: `${EXERCICIO}-05-05` }
  await insert(database.pool, 'fornecedor', [
    {
      entidade: ENTIDADE,
      fornecedor: DE_DUAS,
      nome: 'Gráfica do Vale',
      cnpj_cpf: CNPJ,
      cidade: 'Serra Clara',
      uf: 'PR',
    },
    { entidade: ENTIDADE, fornecedor: DUAS_VEZES, nome: 'Gráfica do Vale ME', cnpj_cpf: CNPJ },
    { entidade: OUTRA_ENTIDADE, fornecedor: 7, nome: 'Gráfica do Vale', cnpj_cpf: CNPJ },
    { entidade: OUTRA_ENTIDADE, fornecedor: 8, nome: 'Só da Câmara', cnpj_cpf: cnpjFrom('778889990002') },
  ])
  await insert(database.pool, 'empenho', [
    { ...chave, entidade: ENTIDADE, empenho: 9001, fornecedor: DE_DUAS, valor: '100.01' },
    { ...chave, entidade: ENTIDADE, empenho: 9002, fornecedor: DUAS_VEZES, valor: '200.02' },
    { ...chave, entidade: OUTRA_ENTIDADE, empenho: 9003, fornecedor: 7, valor: '400.04' },
    { ...chave, entidade: OUTRA_ENTIDADE, empenho: 9004, fornecedor: 8, valor: '1.00' },
  ])
  await insert(database.pool, 'pagamento', [
    {
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      unidade_orcamentaria: UNIDADE,
      empenho: 9001,
      exercicio_pagamento: EXERCICIO,
      no_pagamento: 1,
      data: `${EXERCICIO + 1}-01-02`,
      valor: '10.00',
      valor_retido: '0.50',
    },
  ])
  await database.pool.query('update parametro set valor = $2 where parametro = $1', [TODAS_AS_ENTIDADES, 'N'])
  for (const entidade of [ENTIDADE, OUTRA_ENTIDADE])
    await database.pool.query('select resumo.reconstruir($1, $2)', [entidade, EXERCICIO])
  // Of the other entity it is known what was sent: commitments, and settlements without payments.
  await insert(
    database.pool,
    'sistema.ultima_atualizacao',
    ['empenho', 'liquidacao'].map((tabela) => ({
      entidade: OUTRA_ENTIDADE,
      exercicio: EXERCICIO,
      modulo: MODULO.financas,
      tabela,
    })),
  )
  app = await openTestApp(database, { plugins: [fornecedorPagina, ultimasAtualizacoes] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

async function read<T>(path: string): Promise<T> {
  const { statusCode, body } = await app.inject(path)
  expect([path, statusCode]).toEqual([path, 200])
  expect(cpfsIn(body)).toEqual([])
  return JSON.parse(body) as T
}

const pagina = (address: string, entidade = ENTIDADE, exercicio = EXERCICIO): Promise<FornecedorPagina> =>
  read(`/api/fornecedores/${address}?entidade=${entidade}&exercicio=${exercicio}`)

/** Returns the sums of the list a figure links to. */
async function proved(link: string, list: List = empenhos): Promise<Row> {
  const query = new URLSearchParams(link.slice(link.indexOf('?')))
  return read<Row>(`${list.api.totals}?${query}`)
}

/** Checks what was paid in a year, on the page and in the list it links to. */
async function expectPaid(
  { ano, pagamentos, liquido, retido }: Row,
  key: Omit<FornecedorNoAno, 'exercicio'>,
): Promise<void> {
  const link = pagamentosQueProvam({ ...key, exercicio: Number(ano) })
  const { valor, valorRetido } = await proved(link, liquidacoesPagas)
  const { totalElements } = await read<Page>(`${liquidacoesPagas.api.list}${link.slice(link.indexOf('?'))}`)
  expect([pagamentos, cents(liquido), cents(retido)]).toEqual([totalElements, cents(valor), cents(valorRetido)])
}

const PAIRS = [
  ['empenhado', 'valorEmpenhado'],
  ['anulado', 'valorAnulado'],
  ['liquidado', 'valorLiquidado'],
  ['retido', 'valorRetido'],
  ['pago', 'valorPago'],
  ['aPagar', 'valorAPagar'],
] as const

const figures = (row: Row): number[] => PAIRS.map(([name]) => cents(row[name]))
const listed = (row: Row): number[] => PAIRS.map(([, name]) => cents(row[name]))

describe('every supplier of the sample', () => {
  it('has the figures of the lists it links to', async () => {
    for (let fornecedor = 1; fornecedor <= 90; fornecedor++) {
      const documento = documentoOf(fornecedor)
      const isCnpj = documento?.length === 14
      const key = { entidade: ENTIDADE, codigos: [fornecedor], cnpjCpf: documento ?? undefined }
      const { anos, orgaos, total, pagamentos, totalPago, restos, maiores, ultimos } = await pagina(
        isCnpj ? documento : `codigo/${fornecedor}`,
      )
      expect(anos.length).toBeGreaterThan(1)
      for (const ano of anos) {
        expect(figures(ano)).toEqual(
          listed(await proved(empenhosQueProvam({ ...key, exercicio: Number(ano.exercicio) }))),
        )
      }
      for (const orgao of orgaos.filter((row) => row.orgao !== undefined)) {
        expect(figures(orgao)).toEqual(
          listed(await proved(empenhosQueProvam({ ...key, exercicio: EXERCICIO, orgao: String(orgao.orgao) }))),
        )
      }
      const doAno = anos.find(({ exercicio }) => exercicio === EXERCICIO) ?? {}
      for (const [name] of PAIRS) {
        expect(sumCents(anos, name)).toBe(cents(total[name]))
        expect(sumCents(orgaos, name)).toBe(cents(doAno[name]))
      }
      expect(sumCents(pagamentos, 'pago')).toBe(cents(total.pago))
      expect(cents(totalPago.pago)).toBe(cents(totalPago.liquido) + cents(totalPago.retido))
      for (const ano of pagamentos) await expectPaid(ano, key)
      const address = restosDoFornecedor({ ...key, exercicio: EXERCICIO })
      const herdado = await read<Row>(`/api/restos-a-pagar/total${address.slice(address.indexOf('?'))}`)
      expect([cents(restos?.inscrito), cents(restos?.saldo)]).toEqual([
        cents(herdado.valorInscrito),
        cents(herdado.saldo),
      ])
      expect(maiores.map(({ valorEmpenhado }) => Number(valorEmpenhado))).toEqual(
        maiores.map(({ valorEmpenhado }) => Number(valorEmpenhado)).sort((a, b) => b - a),
      )
      expect(ultimos.map(({ data }) => data)).toEqual(
        ultimos
          .map(({ data }) => data)
          .sort()
          .reverse(),
      )
    }
  })

  it('has in each year the row of the list of suppliers, by the same figures and of the same day', async () => {
    const named = ([name]: readonly [string, string]) => [name, FORNECEDOR_ANO[name as 'pago'].figure?.id]
    expect(PAIRS.map(named)).toEqual(PAIRS.map(([name]) => [name, fornecedores.fields[name]?.figure?.id]))
    expect(PAIRS.map(named)).toEqual(PAIRS.map(([name, listed]) => [name, empenhos.fields[listed]?.figure?.id]))
    const { rows: years } = await database.pool.query<{ exercicio: number }>(
      'select exercicio from exercicio where entidade = $1',
      [ENTIDADE],
    )
    const listedOf = new Map<number, { content: Row[]; fatosAte: unknown }>()
    for (const { exercicio } of years) {
      const asked = `entidade=${ENTIDADE}&exercicio=${exercicio}`
      const { fatosAte } = await read<Row>(`/api/ultimas-atualizacoes/by-table?table=${fornecedores.table}&${asked}`)
      const { content } = await read<Page>(`${fornecedores.api.list}?${asked}&size=2000`)
      listedOf.set(exercicio, { content, fatosAte })
    }
    for (let fornecedor = 1; fornecedor <= 90; fornecedor += 7) {
      const { anos, codigos, total } = await pagina(`codigo/${fornecedor}`)
      for (const ano of anos) {
        const { content = [], fatosAte } = listedOf.get(Number(ano.exercicio)) ?? {}
        const own = content.filter((row) => codigos.includes(Number(row.fornecedor)))
        expect([ano.exercicio, figures(ano)]).toEqual([ano.exercicio, PAIRS.map(([name]) => sumCents(own, name))])
        expect(ano.posicao).toMatch(/^\d{4}-/)
        expect(ano.posicao).toBe(fatosAte)
      }
      expect(total.posicao).toBe(
        anos
          .map(({ posicao }) => String(posicao))
          .sort()
          .at(-1),
      )
    }
  })

  it('exports its payments by year, for companies and for people', async () => {
    for (const fornecedor of [1, 3]) {
      const documento = documentoOf(fornecedor) ?? ''
      const address = documento.length === 14 ? documento : `codigo/${fornecedor}`
      const { pagamentos, totalPago } = await pagina(address)
      const file = `/api/fornecedores/${address}/pagamentos/report?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`
      const exported = await read<{ linhas: Row[]; totais: Row }>(`${file}&exportType=json`)
      expect(exported.linhas).toEqual(pagamentos)
      expect(cents(exported.totais.pago)).toBe(cents(totalPago.pago))
      expect((await app.inject(`${file}&exportType=csv`)).headers['content-disposition']).toContain('.csv')
    }
    expect((await app.inject('/api/fornecedores/123/pagamentos/report?exportType=csv')).statusCode).toBe(400)
  })

  it('shows the largest and the latest commitment of all years', async () => {
    const { maiores, ultimos } = await pagina('codigo/10')
    const { rows } = await database.pool.query<{ maior: string; ultimo: string }>(
      'select max(valor)::text as maior, max(data)::text as ultimo from empenho where entidade = $1 and ' +
        'fornecedor = 10',
      [ENTIDADE],
    )
    expect([cents(maiores[0]?.valorEmpenhado), ultimos[0]?.data]).toEqual([cents(rows[0]?.maior), rows[0]?.ultimo])
  })
})

describe('one CNPJ', () => {
  it('has one page, though registered twice, which names the other entities it sells to', async () => {
    const { fornecedor, codigos, total, outrasEntidades, municipio } = await pagina(CNPJ)
    expect(fornecedor).toMatchObject({
      nome: 'Gráfica do Vale',
      cnpjCpf: '77.888.999/0001-81',
      cidade: 'Serra Clara',
      uf: 'PR',
    })
    expect(codigos).toEqual([DE_DUAS, DUAS_VEZES])
    expect(cents(total.empenhado)).toBe(30_003)
    expect(outrasEntidades).toEqual([
      expect.objectContaining({ entidade: OUTRA_ENTIDADE, nome: 'Câmara de Serra Clara', empenhado: 400.04 }),
    ])
    expect(Math.round(100 * Number(municipio.empenhado))).toBe(Math.round(100 * Number(total.empenhado)) + 400_04)
    expect(
      cents(
        (await proved(empenhosQueProvam({ entidade: ENTIDADE, exercicio: EXERCICIO, codigos, cnpjCpf: CNPJ })))
          .valorEmpenhado,
      ),
    ).toBe(30_003)
  })

  it('counts a payment in the fiscal year that paid it, whatever its date', async () => {
    const { pagamentos, codigos } = await pagina(CNPJ)
    expect(pagamentos).toEqual([{ ano: EXERCICIO, pagamentos: 1, liquido: 10, retido: 0.5, pago: 10.5 }])
    for (const ano of pagamentos) await expectPaid(ano, { entidade: ENTIDADE, codigos, cnpjCpf: CNPJ })
  })

  it('does not say what nobody sent, and sums what is known of the others', async () => {
    const { outrasEntidades, municipio, total } = await pagina(CNPJ)
    const [outra = {}] = outrasEntidades
    expect([Object.keys(outra), outra.liquidado]).toEqual([
      expect.not.arrayContaining(['anulado', 'retido', 'pago', 'aPagar']),
      0,
    ])
    expect([municipio.pago, municipio.aPagar]).toEqual([total.pago, total.aPagar])
    const daOutra = await pagina(CNPJ, OUTRA_ENTIDADE)
    for (const row of [...daOutra.anos, daOutra.total, ...daOutra.orgaos]) {
      expect(row).toMatchObject({ empenhado: 400.04, liquidado: 0 })
      for (const name of ['anulado', 'retido', 'pago', 'aPagar']) expect(row).not.toHaveProperty(name)
    }
    expect(daOutra.totalPago).toEqual({ pagamentos: 0 })
    for (const row of [...daOutra.maiores, ...daOutra.ultimos]) expect(row).not.toHaveProperty('valorPago')
  })

  it('has the same page under any of its codes', async () => {
    expect(await pagina(`codigo/${DUAS_VEZES}`)).toEqual(await pagina(CNPJ))
  })

  it('has a page in an entity that never bought from it', async () => {
    const { anos, codigos, outrasEntidades } = await pagina(cnpjFrom('778889990002'))
    expect([anos, codigos, outrasEntidades.length]).toEqual([[], [], 1])
  })
})

describe('a person', () => {
  it('is found by code and shown masked, without an address', async () => {
    const cpf = String(documentoOf(3))
    await database.pool.query(
      `update fornecedor set logradouro = 'Rua Um', cidade = 'Serra Clara' where entidade = $1 and fornecedor = 3`,
      [ENTIDADE],
    )
    const { fornecedor } = await pagina('codigo/3', ENTIDADE, EXERCICIO - 1)
    expect(fornecedor).toMatchObject({ cnpjCpf: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`, cidade: 'Serra Clara' })
    expect(fornecedor).not.toHaveProperty('endereco')
  })

  it('has no page by CPF', async () => {
    const { statusCode, body } = await app.inject(`/api/fornecedores/${documentoOf(3)}`)
    expect(statusCode).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ violations: [{ field: 'cnpj' }] })
  })
})

it.each(['codigo/999999', cnpjFrom('998887770001')])('what nobody knows is not found: %s', async (address) => {
  expect((await app.inject(`/api/fornecedores/${address}`)).statusCode).toBe(404)
})

it('refuses a code that is not a number', async () => {
  expect((await app.inject('/api/fornecedores/codigo/abc')).statusCode).toBe(400)
})
