// Holds that every table whose rows happen on a day dates the pages that show it, and how the newest day is noted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { sharedHome } from './fixtures/home.ts'
import { migrate } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'

const name = `ultimo_fato_${process.pid}`
let server: Embedded
let pool: Pool

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
  const url = await createDatabase(server.url, name)
  await migrate(url)
  pool = openPool(url, { max: 1 })
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Vila', '11222333000181', 'E')`)
  await pool.query('insert into exercicio (entidade, exercicio) values (1, 2025), (1, 2026)')
  await pool.query(`insert into fornecedor (entidade, fornecedor, nome) values (1, 1, 'Padaria')`)
  await pool.query(
    `insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, valor)
    values (1, 2025, '01', 1, '2025-11-03', 1, 90), (1, 2025, '01', 2, current_date + 400, 1, 10)`,
  )
  await pool.query(
    `insert into pagamento
      (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento, data, valor)
    values (1, 2025, '01', 1, 2026, 1, '2026-02-02', 90)`,
  )
})
afterAll(async () => {
  await pool?.end()
  await dropDatabase(server.url, name)
  await server.stop()
})

/** Tables with a date that is a deadline, a validity or a setting: nothing they tell happened on it. */
const WITHOUT_A_DAY = [
  'alvara',
  'arquivo',
  'cargo_faixa',
  'certidao_entidade',
  'configuracao',
  'conselho',
  'licitacao_certidao',
]

test('every table with a date says which of its days is the one of a fact, or has none', async () => {
  const { rows } = await pool.query<{ tabela: string }>(
    `select distinct table_name as tabela from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where table_schema = 'public' and data_type in ('date', 'timestamp with time zone') order by 1`,
  )
  const { rows: declared } = await pool.query<{ tabela: string }>('select tabela from resumo.dia_da_linha()')
  const said = new Set([...declared.map(({ tabela }) => tabela), ...WITHOUT_A_DAY])
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ tabela }) => !said.has(tabela))).toEqual([])
})

const noted = async (): Promise<unknown[]> =>
  (
    await pool.query(
      `select exercicio, tabela, dia::text from resumo.ultimo_fato where tabela ~ 'empenho|pagamento' order by 1, 2`,
    )
  ).rows

test('the newest day is noted by year, and what is dated after today dates nothing', async () => {
  await pool.query('select resumo.reconstruir(1, exercicio) from exercicio')
  expect(await noted()).toEqual([
    { exercicio: 2025, tabela: 'empenho', dia: '2025-11-03' },
    { exercicio: 2025, tabela: 'empenho.pagamento', dia: '2026-02-02' },
    { exercicio: 2026, tabela: 'pagamento', dia: '2026-02-02' },
  ])
})

test('a day whose facts are gone is gone, and only what is asked is noted again', async () => {
  await pool.query('delete from pagamento')
  await pool.query(`select resumo.anotar_ultimos_fatos(1, exercicio, '{empenho}') from exercicio`)
  expect(await noted()).toHaveLength(3)
  await pool.query(`select resumo.anotar_ultimos_fatos(1, exercicio, '{pagamento}') from exercicio`)
  expect(await noted()).toEqual([{ exercicio: 2025, tabela: 'empenho', dia: '2025-11-03' }])
})
