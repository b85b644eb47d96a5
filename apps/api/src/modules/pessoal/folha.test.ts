// The payroll as clients read it: a person in two bonds, a net below zero, what is only summed, and a load that rebuilds nothing.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page, Row } from '@portal/kit/list'
import { EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, get } from '../../testing/walk.ts'

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

it('opens with the last month published, and with any other when asked', async () => {
  const last = await get<Page>(app, '/api/servidores')
  expect(last.content.every((row) => row['mesCompetencia'] === 3)).toBe(true)
  const before = await get<Page>(app, '/api/servidores', { mesCompetencia: 2 })
  expect(before.totalElements).toBe(last.totalElements)
  expect(before.content.every((row) => row['mesCompetencia'] === 2)).toBe(true)
  expect((await get<Page>(app, '/api/servidores', { mesCompetencia: 9 })).totalElements).toBe(0)
  expect((await app.inject(address('/api/servidores', { mesCompetencia: 13 }))).statusCode).toBe(400)
})

it('shows two bonds of a person as two rows, and a net below zero as it is', async () => {
  const { rows } = await database.pool.query<{ cpf: string }>(
    'select cpf from servidor s where vinculo = $1 group by cpf having count(*) = 2 limit 1', ['FUNCIONARIO'],
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
  expect(months.at(-1)).toMatchObject({ mes: 3, remuneracao: totals['remuneracao'], liquido: totals['liquido'] })
  const key = { matricula: 1004, anoCompetencia: EXERCICIO, mesCompetencia: 3, tipoFolha: 1 }
  const [paid] = await get<Row[]>(app, '/api/servidores/dados-financeiros', { matricula: 1004 })
  for (const [call, name] of [['vencimentos', 'vencimentos'], ['descontos', 'descontos'], ['descontos-resumidos', 'descontos']] as const) {
    const items = await get<Row[]>(app, `/api/servidores/${call}`, key)
    expect(items.reduce((sum, row) => sum + cents(row['valor']), 0)).toBe(cents(paid?.[name]))
  }
})

it('never names a judicial deduction, and under 119 only tax and social security', async () => {
  const key = { matricula: 1004, anoCompetencia: EXERCICIO, mesCompetencia: 3, tipoFolha: 1 }
  const named = async (call: string): Promise<unknown[]> => (await get<Row[]>(app, `/api/servidores/${call}`, key)).map(({ descricao }) => descricao)
  expect(await named('descontos')).toEqual(['PREVIDÊNCIA', 'FALTAS', 'OUTROS DESCONTOS'])
  expect(await named('descontos-resumidos')).toEqual(['PREVIDÊNCIA', 'OUTROS DESCONTOS'])
  const asked = new URLSearchParams({ ...Object.fromEntries(Object.entries(key).map(([name, value]) => [name, String(value)])), entidade: String(OUTRA_ENTIDADE), exercicio: String(EXERCICIO) })
  expect((await app.inject(`/api/servidores/descontos?${asked}`)).statusCode).toBe(404)
})

it('is made by no summary, so that a load of a month rebuilds nothing', async () => {
  const { rows } = await database.pool.query(`select funcao from sistema.etapa_resumo where le && array['folha', 'folha_evento', 'evento_folha', 'cargo', 'lotacao']::text[]`)
  expect(rows).toEqual([])
})
