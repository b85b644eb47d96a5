// Tests the payroll: a person with two bonds, a net below zero, figures that are only summed, and a load that rebuilds
// nothing.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page, Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get } from '../../testing/walk.ts'
import { pessoal } from './index.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp(database, { plugins: pessoal })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

it('shows the last month published by default, and any other on request', async () => {
  const last = await get<Page>(app, '/api/servidores')
  expect(last.content.every((row) => row['mesCompetencia'] === 3)).toBe(true)
  const before = await get<Page>(app, '/api/servidores', { mesCompetencia: 2 })
  expect(before.totalElements).toBe(last.totalElements)
  expect(before.content.every((row) => row['mesCompetencia'] === 2)).toBe(true)
  expect((await get<Page>(app, '/api/servidores', { mesCompetencia: 9 })).totalElements).toBe(0)
  expect((await app.inject(address('/api/servidores', { mesCompetencia: 13 }))).statusCode).toBe(400)
})

it('shows two bonds of a person as two rows, and a net below zero unchanged', async () => {
  const { rows } = await database.pool.query<{ cpf: string }>(
    'select cpf from servidor s where vinculo = $1 group by cpf having count(*) = 2 limit 1',
    ['FUNCIONARIO'],
  )
  const both = await get<Page>(app, '/api/servidores', { cpf: rows[0]?.cpf ?? '' })
  expect(new Set(both.content.map(({ matricula }) => matricula)).size).toBe(2)
  const { content } = await get<Page>(app, '/api/servidores', { sort: 'liquido,asc' })
  expect(content[0]).toMatchObject({ matricula: 1050, descontos: 5000 })
  expect(Number(content[0]?.['liquido'])).toBeLessThan(0)
})

it('adds up: items, months, totals by bond, post and place, and the list', async () => {
  const totals = await get<Row>(app, '/api/servidores/total')
  for (const call of ['resumonatureza', 'resumo-cargo', 'resumo-lotacao']) {
    const rows = await get<Row[]>(app, `/api/servidores/${call}`)
    expect(rows.reduce((sum, row) => sum + cents(row['remuneracao']), 0)).toBe(cents(totals['remuneracao']))
  }
  const months = await get<Row[]>(app, '/api/servidores/evolucao')
  expect((await get<Row[]>(app, '/api/servidores/mesmo-mes'))[0]).toMatchObject({
    ano: EXERCICIO,
    remuneracao: totals['remuneracao'],
  })
  expect(months.at(-1)).toMatchObject({ mes: 3, remuneracao: totals['remuneracao'], liquido: totals['liquido'] })
  const key = { matricula: 1004, anoCompetencia: EXERCICIO, mesCompetencia: 3, tipoFolha: 1 }
  const [paid] = await get<Row[]>(app, '/api/servidores/dados-financeiros', { matricula: 1004 })
  for (const [call, name] of [
    ['vencimentos', 'vencimentos'],
    ['descontos', 'descontos'],
  ] as const) {
    const items = await get<Row[]>(app, `/api/servidores/${call}`, key)
    expect(items.reduce((sum, row) => sum + cents(row['valor']), 0)).toBe(cents(paid?.[name]))
  }
})

/** Opens a portal where the entity has this parameter. */
async function set(numero: number, valor: string): Promise<void> {
  await database.pool.query('update parametro set valor = $2 where parametro = $1 and entidade = $3', [
    numero,
    valor,
    ENTIDADE,
  ])
  await app.close()
  app = await openTestApp(database, { plugins: pessoal })
}

const MARCO = { anoCompetencia: EXERCICIO, mesCompetencia: 3, tipoFolha: 1 }
const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + cents(row['valor']), 0)
const itemsOf = (tipoEvento: string, matricula: number): Promise<Row[]> =>
  get<Row[]>(app, '/api/servidores/vencimentos-descontos', {
    ...MARCO,
    matricula,
    tipoEvento,
    codigoCalculo: '',
    entidadeOrigem: 1,
  })

it('never names a judicial deduction, and under 119 only tax and social security', async () => {
  const named = async (): Promise<unknown[]> => (await itemsOf('D', 1004)).map(({ descricao }) => descricao)
  await set(119, 'N')
  expect(await named()).toEqual(['PREVIDÊNCIA', 'FALTAS', 'OUTROS DESCONTOS'])
  await set(119, 'S')
  expect(await named()).toEqual(['PREVIDÊNCIA', 'OUTROS DESCONTOS'])
  const asked = {
    matricula: '1004',
    anoCompetencia: String(EXERCICIO),
    mesCompetencia: '3',
    tipoEvento: 'D',
    entidade: String(OUTRA_ENTIDADE),
    exercicio: String(EXERCICIO),
  }
  expect((await app.inject(`/api/servidores/vencimentos-descontos?${new URLSearchParams(asked)}`)).statusCode).toBe(404)
  expect(
    (
      await app.inject(address('/api/servidores/vencimentos-descontos', { ...MARCO, matricula: 1004, tipoEvento: 'X' }))
    ).json(),
  ).toMatchObject({
    status: 400,
    violations: [{ field: 'tipoEvento' }],
  })
})

it('subtracts what exceeds the ceiling from the earnings where 125 says so, and never from what is paid', async () => {
  const REDUZIDO = 1031
  const paid = async (): Promise<Row | undefined> =>
    (await get<Row[]>(app, '/api/servidores/dados-financeiros', { matricula: REDUZIDO }))[0]
  await set(125, 'N')
  const whole = await paid()
  expect(sumOf(await itemsOf('P', REDUZIDO))).toBe(cents(whole?.['vencimentos']))
  await set(125, 'S')
  const reduced = await paid()
  expect(cents(whole?.['vencimentos']) - cents(reduced?.['vencimentos'])).toBe(1_000)
  expect(reduced).toMatchObject({ redutorConstitucional: 10, liquido: whole?.['liquido'] })
  const items = await itemsOf('P', REDUZIDO)
  expect(items.at(-1)).toEqual({ descricao: 'REDUTOR CONSTITUCIONAL', valor: -10 })
  expect(sumOf(items)).toBe(cents(reduced?.['vencimentos']))
})

it('shows the payroll from the month of 116, in the list, its sums and the record', async () => {
  const months = async (): Promise<unknown[]> =>
    (await get<Row[]>(app, '/api/servidores/evolucao')).map(({ mes }) => mes)
  const financial = async (): Promise<number> =>
    (await get<Row[]>(app, '/api/servidores/dados-financeiros', { matricula: 1004 })).length
  expect([await months(), await financial()]).toEqual([[2, 3], 2])
  await set(116, `03/${EXERCICIO}`)
  expect([await months(), await financial()]).toEqual([[3], 1])
  expect((await get<Page>(app, '/api/servidores', { mesCompetencia: 2 })).totalElements).toBe(0)
  expect((await get<Page>(app, '/api/servidores')).totalElements).toBeGreaterThan(0)
  await set(116, 'S')
  expect(await months()).toEqual([2, 3])
})

it('returns one servant at the address clients use, with the year paid and deductions below zero', async () => {
  const byNumber = await get<Row & { dadosFinanceiros: Row[] }>(app, '/api/servidores/1004')
  const byBond = await get<Row>(app, '/api/servidores/FUNCIONARIO/1004/0')
  expect(byBond).toEqual(byNumber)
  expect(await get<Row>(app, `/api/servidores/FUNCIONARIO/1004/${ENTIDADE}`)).toEqual(byNumber)
  expect(byNumber).toMatchObject({ matricula: 1004, vinculo: 'FUNCIONARIO', exibePonto: 'N' })
  expect(byNumber.dadosFinanceiros).toHaveLength(2)
  expect(Number(byNumber.dadosFinanceiros[0]?.['descontos'])).toBeLessThan(0)
  expect(sumOf(await itemsOf('P', 1004))).toBe(cents(byNumber.dadosFinanceiros[0]?.['vencimentos']))
  expect(await get<Row>(app, '/api/estagiarios/ESTAGIARIO/5')).toEqual(await get<Row>(app, '/api/estagiarios/5'))
  const statuses = [
    '/api/servidores/9',
    '/api/servidores/APOSENTADO/1004/0',
    '/api/servidores/x',
    '/api/servidores/FUNCIONARIO/1004/x',
    '/api/estagiarios/999',
  ].map(async (path) => (await app.inject(address(path))).statusCode)
  expect(await Promise.all(statuses)).toEqual([404, 404, 400, 400, 404])
})

it('shows the clock, the flexible week and the pension of those who have them', async () => {
  expect(await get<Row>(app, '/api/servidores/1001')).toMatchObject({ exibePonto: 'S', horarioFlexivel: 'S' })
  const day = { matricula: 1001, anoCompetencia: EXERCICIO, mesCompetencia: 3 }
  expect(await get<Row[]>(app, '/api/servidores/registros-pontos', day)).toEqual([
    { data: `${EXERCICIO}-03-02`, diaSemana: 'segunda-feira', registros: '08:01 12:02' },
  ])
  expect(await get<Row[]>(app, '/api/servidores/registros-pontos', { ...day, mesCompetencia: 13 })).toEqual([])
  const paid = await get<Row[]>(app, '/api/servidores/dados-financeiros', { matricula: 1001 })
  expect(paid.map(({ ponto }) => ponto)).toEqual(['Ver registros', undefined])
  expect(await get<Row[]>(app, '/api/servidores/horario', { matricula: 1001 })).toMatchObject([
    { diaSemana: 'segunda-feira', entrada1: '08:00' },
  ])
  expect(await get<Row>(app, '/api/servidores/dados-pensao', { matricula: 1006, entidadeOrigem: 0 })).toMatchObject({
    tipoBeneficio: 'VITALÍCIA',
    percentualBeneficio: 50,
  })
  expect((await app.inject(address('/api/servidores/dados-pensao', { matricula: 1004 }))).statusCode).toBe(404)
})

it('exports the staff table only where 233 allows it', async () => {
  const report = (): Promise<number> =>
    app.inject(address('/api/quadro-pessoal/report', { exportType: 'csv' })).then(({ statusCode }) => statusCode)
  await set(233, 'N')
  expect(await report()).toBe(404)
  await set(233, 'S')
  expect(await report()).toBe(200)
  expect((await app.inject(address('/api/quadro-pessoal'))).statusCode).toBe(200)
})

it('has no summary, so that a load of a month rebuilds nothing', async () => {
  const { rows } = await database.pool.query(
    `select funcao from sistema.etapa_resumo where le && array['folha', 'folha_evento', 'evento_folha', 'cargo',
      'lotacao']::text[]`,
  )
  expect(rows).toEqual([])
})
