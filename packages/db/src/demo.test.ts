import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { readDemo } from './demo.ts'
import { openPool, type Pool } from './pool.ts'
import { openTestServer } from './testing/test-server.ts'
import { OPERADOR } from './visitors.ts'

const name = `demonstracao_${process.pid}`
let server: Database
let url: string
let pool: Pool

beforeAll(async () => {
  server = await openTestServer()
  url = await createDatabase(server.url, name)
})
afterAll(async () => {
  await pool?.end()
  await dropDatabase(server.url, name)
  await server.stop()
})

test('returns none for a database without the invented city, or an empty one', async () => {
  expect(await readDemo(url)).toBe('none')
  await migrate(url)
  expect(await readDemo(url)).toBe('none')
})

test('returns alone with its own requests and mail to the operator, visited after another request', async () => {
  pool = openPool(url, { max: 1 })
  const request = (assunto: string): string =>
    `insert into atendimento.mensagem (entidade, nome, email, assunto, texto)
      values (1, 'Ana', 'ana@example.com', '${assunto}', 'Texto')`
  await pool.query(
    `begin; insert into sistema.estado (chave, valor) values ('demonstracao', 'S'); ${request('inventada')}; commit`,
  )
  expect(await readDemo(url)).toBe('alone')
  await pool.query(
    `insert into atendimento.correio (entidade, motivo, para, assunto, texto)
      values (1, '${OPERADOR}', 'ti@example.com', 'Falhou', 'Texto')`,
  )
  expect(await readDemo(url)).toBe('alone')
  await pool.query(request('de alguém'))
  expect(await readDemo(url)).toBe('visited')
})
