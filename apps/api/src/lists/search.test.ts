// Tests the `search=` expressions that clients of the commitments send, and the parameter names they have always used.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comprasDiretaItens } from '@portal/catalog/despesa/compras-direta-itens'
import { empenhos, empenhosCovid } from '@portal/catalog/despesa/empenhos'
import type { Page, Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { cents, sumCents } from '../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`update parametro set valor = 'N' where parametro in (220, 226)`)
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const SEARCH = `id.exercicio==${EXERCICIO};id.entidade==${ENTIDADE}`

const addressOf = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams({ size: '2000', ...query })}`

async function ask<T = Page>(query: Record<string, string>, path = empenhos.api.list, headers = {}): Promise<T> {
  const response = await app.inject({ url: addressOf(path, query), headers })
  expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return response.json<T>()
}

async function count(condition: string): Promise<number> {
  const sql = `select count(*)::int as n from resumo.empenho where exercicio = ${EXERCICIO} and ${condition}`
  return (await database.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0
}

const rowsOf = async (search: string): Promise<readonly Row[]> => (await ask({ search: `${SEARCH};${search}` })).content

describe('search=', () => {
  it('takes entity and year from the expression, which overrides the headers but not the parameters', async () => {
    const total = await count(`entidade = ${ENTIDADE}`)
    expect((await ask({ search: SEARCH })).totalElements).toBe(total)
    const headers = { entidade: '2', exercicio: String(EXERCICIO_VAZIO) }
    expect((await ask({ search: SEARCH }, empenhos.api.list, headers)).totalElements).toBe(total)
    expect((await ask({ search: `id.entidade==${OUTRA_ENTIDADE}`, exercicio: String(EXERCICIO) })).totalElements).toBe(
      1,
    )
    expect((await ask({ search: SEARCH, exercicio: String(EXERCICIO_VAZIO) })).totalElements).toBe(0)
  })

  it('finds by supplier, number, value, level, day and flag', async () => {
    const padarias = await rowsOf('fornecedor.nome=="*PADARIA são*"')
    expect(padarias.length).toBeGreaterThan(0)
    expect(new Set(padarias.map(({ nome }) => String(nome).slice(0, 16)))).toEqual(new Set(['Padaria São José']))
    expect((await rowsOf('id.empenho=in=(3,5,9999)')).map(({ empenho }) => empenho).toSorted()).toEqual([3, 5])
    expect(await rowsOf('valor>=1400')).toHaveLength(await count('entidade = 1 and valor_empenhado >= 1400'))
    expect(await rowsOf('programatica.orgao==02;programatica.elemento==339030')).toHaveLength(
      await count(`entidade = 1 and orgao = '02'`),
    )
    expect(await rowsOf('data>=2026-03-01;data<=2026-03-31')).toHaveLength(
      await count(`entidade = 1 and extract(month from data) = 3`),
    )
    expect(await rowsOf('isCovid==S,id.empenho==3')).toHaveLength(
      await count('entidade = 1 and (covid or empenho = 3)'),
    )
  })

  it('puts both ends of a period to the same movement', async () => {
    await database.pool.query(`update liquidacao set data = '2026-12-24' where entidade = 1 and empenho = 1`)
    await database.pool.query('select resumo.reconstruir(1, $1)', [EXERCICIO])
    const numbers = async (search: string) => (await rowsOf(`id.empenho==1;${search}`)).map(({ empenho }) => empenho)
    expect(await numbers('fichasEmpenho.id.data>=2026-12-24;fichasEmpenho.id.data<=2026-12-24')).toEqual([1])
    expect(await numbers('fichasEmpenho.id.data>=2026-02-02;fichasEmpenho.id.data<=2026-02-02')).toEqual([1])
    expect(await numbers('fichasEmpenho.id.data>=2026-03-01;fichasEmpenho.id.data<=2026-11-30')).toEqual([])
    expect(await numbers('(fichasEmpenho.id.data==2026-12-24,fichasEmpenho.id.data==2026-06-01)')).toEqual([1])
  })

  it('filters totals and files too, together with the other filters', async () => {
    const query = { search: `${SEARCH};fornecedor.nome=="*a*"`, passagens: 'true' }
    const { content, totalElements } = await ask(query)
    expect(totalElements).toBeGreaterThan(0)
    const totals = await ask<Row>(query, empenhos.api.totals)
    for (const name of empenhos.totals) expect(cents(totals[name])).toBe(sumCents(content, name))
    const exported = await ask<{ linhas: Row[] }>({ ...query, exportType: 'json' }, empenhos.api.report)
    expect(exported.linhas).toEqual(content)
  })

  it('is written in the report, without whole documents', async () => {
    const search = `${SEARCH};fornecedor.cnpj==52998224725`
    const response = await app.inject(addressOf(empenhos.api.report, { search, exportType: 'html' }))
    expect(response.body).toContain('fornecedor.cnpj==***.982.247-**')
    expect(response.body).not.toContain('52998224725')
  })

  it('is accepted by the COVID-19 variant, and only by lists that declare it', async () => {
    expect((await ask({ search: `${SEARCH};isCovid==N` }, empenhosCovid.api.list)).totalElements).toBe(0)
    const { headers } = await app.inject('/fornecedorapagar/lista?search=id.entidade==1')
    expect(headers['x-parametros-ignorados']).toBe('search')
  })

  it('filters direct purchases by item by their commitment, in the page, the totals and the file', async () => {
    const { list, totals = '', report } = comprasDiretaItens.api
    const all = (await ask({ search: SEARCH }, list)).content
    const some = all.filter(({ empenho }) => Number(empenho) % 2 === 1)
    const numbers = [...new Set(some.map(({ empenho }) => empenho))]
    const movement = 'fichasEmpenho.id.data>=1990-01-01;fichasEmpenho.id.data<=2199-12-31'
    const search = `${SEARCH};id.empenho=in=(${numbers.join(',')});fornecedor.nome=="*";valor>=0;${movement}`
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    expect((await ask({ search }, list)).content).toEqual(some)
    expect(cents((await ask<Row>({ search }, totals)).valorTotal)).toBe(sumCents(some, 'valorTotal'))
    expect((await ask<{ linhas: Row[] }>({ search, exportType: 'json' }, report)).linhas).toEqual(some)
    const [first] = some
    const ofOne = await ask({ search: `${SEARCH};fornecedor.id==${first?.codigoFornecedor}` }, list)
    expect(ofOne.content).toEqual(all.filter(({ codigoFornecedor }) => codigoFornecedor === first?.codigoFornecedor))
    expect(
      (await ask({ 'programatica.orgao': '99', entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }, list))
        .totalElements,
    ).toBe(0)
  })

  const FAULTY = ['id.entidade=1', 'senha==1', 'fichasEmpenho.id.data==ontem', 'fornecedor.cnpj==529*']

  it.each(FAULTY)('refuses %s with the reason', async (search) => {
    const response = await app.inject(addressOf(empenhos.api.list, { search }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ violations: [{ field: 'search' }] })
  })
})

describe('parameter names of older clients', () => {
  it('mean the filters and sorts of the declaration', async () => {
    const contexto = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }
    const level = { 'programatica.orgao': '02', 'programatica.projeto': '2001' }
    const byLevel = await ask({ ...contexto, ...level, empenhoInicial: '10', empenhoFinal: '50' })
    expect(byLevel.totalElements).toBe(await count(`entidade = 1 and orgao = '02' and empenho between 10 and 50`))
    const byName = await ask({ ...contexto, sort: 'fornecedor.nome,DESC' })
    expect(byName.content).toEqual((await ask({ ...contexto, sort: 'nome,desc' })).content)
    const byNumber = await ask({ ...contexto, sort: 'empenho,DESC' })
    expect(byNumber.content).toEqual((await ask({ ...contexto, sort: 'empenhoExercicio,desc' })).content)
    const twice = await app.inject(
      addressOf(empenhos.api.list, { ...contexto, orgao: '02', 'programatica.orgao': '03' }),
    )
    expect(twice.statusCode).toBe(400)
  })
})
