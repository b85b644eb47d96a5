// Tests the active debt as existing clients query it: by the accounting entity, and a contributor by name and masked
// document.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTRIBUINTE } from '@portal/catalog/receita/chamadas'
import { dividaAtiva } from '@portal/catalog/receita/dividaativa'
import { withQuery, type Query } from '@portal/kit/link'
import type { Page, Row } from '@portal/kit/list'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, cpfsIn, sumCents } from '../../testing/walk.ts'

const CONTEXTO = { entidade: ENTIDADE, exercicio: EXERCICIO }
const HOMONIMO = 'Maria Homônima'
const [ONE, OTHER] = [cpfFrom('123456789'), cpfFrom('123654789')]

let database: TestDatabase
let portal: TestPortal

async function owe(
  entidade: number,
  contribuinte: number,
  nome: string,
  documento: string,
  valor: string,
): Promise<void> {
  await database.pool.query(
    'insert into contribuinte (entidade, contribuinte, nome, cnpj_cpf) values ($1, $2, $3, $4)',
    [entidade, contribuinte, nome, documento],
  )
  await database.pool.query(
    `insert into divida_ativa (entidade, exercicio, divida, data, contribuinte, descricao, valor)
      values ($1, $2, $3, $4, $3, 'IPTU', $5)`,
    [entidade, EXERCICIO, contribuinte, `${EXERCICIO}-01-20`, valor],
  )
}

beforeAll(async () => {
  database = await openTestDatabase()
  await owe(ENTIDADE, 9001, HOMONIMO, ONE, '11.11')
  await owe(ENTIDADE, 9002, HOMONIMO, OTHER, '22.22')
  await owe(OUTRA_ENTIDADE, 9003, 'Só da outra entidade', ONE, '33.33')
})

beforeEach(async () => {
  portal = await openTestPortal({ database })
  return () => portal.close()
})

afterAll(() => database?.close())

async function ask<T>(path: string, query: Query): Promise<T> {
  const answer = await portal.get(withQuery(path, query))
  expect([path, query, answer.statusCode]).toEqual([path, query, 200])
  expect(cpfsIn(answer.body)).toEqual([])
  return answer.json<T>()
}

const rowsOf = async (query: Query): Promise<Row[]> =>
  (await ask<Page>(dividaAtiva.api.list, { size: 2000, ...query })).content

describe('entidadeContabil', () => {
  it('filters by the accounting entity, in rows, totals and files', async () => {
    const asked = { entidadeContabil: OUTRA_ENTIDADE, exercicio: EXERCICIO }
    expect(await rowsOf(asked)).toMatchObject([{ nome: 'Só da outra entidade', quantidade: 1 }])
    const total = (query: Query): Promise<Row> => ask(dividaAtiva.api.totals ?? '', query)
    expect(await total({ entidadeContabil: ENTIDADE, exercicio: EXERCICIO })).toEqual(await total(CONTEXTO))
    expect(await total(asked)).not.toEqual(await total(CONTEXTO))
    expect((await portal.get(withQuery(dividaAtiva.api.report, { ...asked, exportType: 'csv' }))).body).toContain(
      'Só da outra entidade',
    )
    const { headers } = await portal.get(withQuery(dividaAtiva.api.list, asked))
    expect(headers).not.toHaveProperty('x-parametros-ignorados')
  })

  it('is overridden by entidade, and refused if it is not a number', async () => {
    expect((await rowsOf({ ...CONTEXTO, entidadeContabil: OUTRA_ENTIDADE })).length).toBeGreaterThan(1)
    const answer = await portal.get(withQuery(dividaAtiva.api.list, { ...CONTEXTO, entidadeContabil: 'x' }))
    expect([answer.statusCode, answer.json<{ violations: Row[] }>().violations]).toMatchObject([
      400,
      [{ field: 'entidadeContabil' }],
    ])
  })
})

describe('a contributor', () => {
  const debts = (query: Query): Promise<Row[]> => ask(CONTRIBUINTE, { ...CONTEXTO, nome: HOMONIMO, ...query })

  it('is told from another of the same name by the masked CPF', async () => {
    const both = await rowsOf({ ...CONTEXTO, nomeFiltro: HOMONIMO })
    expect(both.map(({ cnpjCpfDB }) => cnpjCpfDB).sort()).toEqual(['***456789**', '***654789**'])
    for (const { cnpjCpf, cnpjCpfDB, valor } of both) {
      for (const said of [cnpjCpf, cnpjCpfDB])
        expect(sumCents(await debts({ cnpjCpfDB: said }), 'valor')).toBe(cents(valor))
    }
    expect(await debts({})).toHaveLength(2)
  })

  it('is not found by a whole CPF', async () => {
    for (const whole of [ONE, `${ONE.slice(0, 3)}.${ONE.slice(3, 6)}.${ONE.slice(6, 9)}-${ONE.slice(9)}`])
      expect(await debts({ cnpjCpfDB: whole })).toEqual([])
  })
})

it('the document is always shown masked, and also as registered where parameter 111 says so', async () => {
  await database.pool.query(`update parametro set valor = 'N' where parametro = 111`)
  const closed = await openTestPortal({ database })
  try {
    const { content } = (
      await closed.get(withQuery(dividaAtiva.api.list, { ...CONTEXTO, nomeFiltro: HOMONIMO }))
    ).json<Page>()
    for (const row of content)
      expect([Object.hasOwn(row, 'cnpjCpf'), Object.hasOwn(row, 'cnpjCpfDB')]).toEqual([true, false])
  } finally {
    await closed.close()
    await database.pool.query(`update parametro set valor = 'S' where parametro = 111`)
  }
})
