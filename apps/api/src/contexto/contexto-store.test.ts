// Tests that any write to a table of the context, from any program, is seen by the next check of the database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ContextStore } from './contexto-store.ts'
import type { Snapshot } from './snapshot.ts'
import { readSql } from '../lib/sql.ts'
import { CARTAZ, loadContextSample } from '../testing/samples/portal.ts'
import { insert } from '../testing/insert.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let store: ContextStore
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'portal-contexto-'))
  await loadContextSample(database.pool, folder)
  const { pool } = database
  await insert(pool, 'configuracao', [{ entidade: OUTRA_ENTIDADE, cor: '#00AA33' }])
  await insert(pool, 'notificacao', [
    {
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      notificacao: 2,
      rota: '/diarias',
      titulo: 'Aviso',
      descricao: 'Outro',
      arquivo: CARTAZ,
    },
  ])
  store = new ContextStore(pool)
})
afterAll(async () => {
  await database?.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => void vi.useRealTimers())

/** Returns the snapshot two seconds later. The clock is faked, and the timeout for a slow database never fires. */
async function later(): Promise<Snapshot> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() + 2000 })
  return store.fresh()
}

/** For each table, a column whose values two rows exchange, and the conditions that select them. */
const EXCHANGES: Readonly<Record<string, { column: string; rows: [one: string, other: string] }>> = {
  arquivo: { column: 'nome', rows: ['arquivo = 101', 'arquivo = 102'] },
  entidade: { column: 'nome', rows: [`entidade = ${ENTIDADE}`, `entidade = ${OUTRA_ENTIDADE}`] },
  exercicio: {
    column: 'ano_base_ppa',
    rows: [
      `entidade = ${ENTIDADE} and exercicio = ${EXERCICIO}`,
      `entidade = ${ENTIDADE} and exercicio = ${EXERCICIO - 1}`,
    ],
  },
  configuracao: { column: 'cor', rows: [`entidade = ${ENTIDADE}`, `entidade = ${OUTRA_ENTIDADE}`] },
  parametro: {
    column: 'valor',
    rows: [
      `entidade = ${ENTIDADE} and exercicio = ${EXERCICIO} and parametro = 901`,
      `entidade = ${ENTIDADE} and exercicio = ${EXERCICIO} and parametro = 902`,
    ],
  },
  menu: { column: 'titulo', rows: ['menu = 2', 'menu = 3'] },
  nota_explicativa: { column: 'texto', rows: ['nota = 1', 'nota = 2'] },
  notificacao: { column: 'titulo', rows: ['notificacao = 1', 'notificacao = 2'] },
  contato: { column: 'nome', rows: ['contato = 1', 'contato = 2'] },
  glossario: { column: 'descricao', rows: ['termo = 1', 'termo = 2'] },
  texto_atendimento: { column: 'valor', rows: ['texto = 901', 'texto = 902'] },
  sic_fisico: { column: 'mensagem', rows: [`entidade = ${ENTIDADE}`, `entidade = ${OUTRA_ENTIDADE}`] },
  responsavel_lai: { column: 'nome', rows: ['responsavel = 901', 'responsavel = 902'] },
}

describe('exchanged values of two rows are noticed', () => {
  test('in every table that the context is read from', async () => {
    const read = [...readSql('./contexto-store.sql', import.meta.url).matchAll(/\b(?:from|join) (\w+)\b(?!\.)/g)].map(
      ([, table]) => table,
    )
    expect(Object.keys(EXCHANGES).sort()).toEqual([...new Set([...read, 'glossario'])].sort())
    const { rows } = await database.pool.query('select tabela from sistema.contexto order by tabela')
    expect(rows.map(({ tabela }) => tabela)).toEqual([...Object.keys(EXCHANGES), 'ultima_atualizacao'].sort())
  })

  test.each(Object.entries(EXCHANGES))('%s', async (table, { column, rows: [one, other] }) => {
    const { pool } = database
    await prepare(table)
    const values = async (): Promise<unknown[]> =>
      (
        await pool.query(
          `select ${column} as valor from ${table} where ${one}
          union all select ${column} from ${table} where ${other}`,
        )
      ).rows.map(({ valor }) => valor)
    const [a, b] = await values()
    expect(a).not.toEqual(b)
    const before = (await later()).impressao
    await pool.query(
      `update ${table} t set ${column} = o.${column} from ${table} o where (${both('t', one)} and ${both('o', other)})
        or (${both('t', other)} and ${both('o', one)})`,
    )
    expect(await values()).toEqual([b, a])
    expect((await later()).impressao).not.toBe(before)
  })
})

const both = (alias: string, condition: string): string => condition.replaceAll(/\b(\w+) = /g, `${alias}.$1 = `)

async function prepare(table: string): Promise<void> {
  const rows: Record<string, readonly Record<string, string | number>[]> = {
    parametro: [901, 902].map((parametro) => ({
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      parametro,
      valor: parametro === 901 ? 'N' : 'S',
    })),
    texto_atendimento: [901, 902].map((texto) => ({ entidade: ENTIDADE, texto, valor: `Texto ${texto}` })),
    responsavel_lai: [901, 902].map((responsavel) => ({
      entidade: ENTIDADE,
      responsavel,
      nome: `Pessoa ${responsavel}`,
    })),
  }
  await insert(database.pool, table, rows[table] ?? [])
  if (table === 'exercicio') await database.pool.query('update exercicio set ano_base_ppa = exercicio')
  if (table === 'sic_fisico') {
    await database.pool.query(
      `insert into sic_fisico (entidade, mensagem) select entidade, nome from entidade where entidade in ($1, $2)
      on conflict (entidade) do update set mensagem = excluded.mensagem`,
      [ENTIDADE, OUTRA_ENTIDADE],
    )
  }
}

test('in two parameters that exchange N and S', async () => {
  const key = `${ENTIDADE}/${EXERCICIO}`
  const set = (n: number, valor: string) =>
    database.pool.query(
      `insert into parametro values ($1, $2, $3, $4) on conflict (entidade, exercicio, parametro) do update
        set valor = excluded.valor`,
      [ENTIDADE, EXERCICIO, n, valor],
    )
  await set(903, 'N')
  await set(904, 'S')
  expect((await later()).parametros.get(key)).toMatchObject({ 903: 'N', 904: 'S' })
  await database.pool.query(
    `update parametro set valor = case valor when 'N' then 'S' else 'N' end where entidade = $1 and exercicio = $2
      and parametro in (903, 904)`,
    [ENTIDADE, EXERCICIO],
  )
  expect((await later()).parametros.get(key)).toMatchObject({ 903: 'S', 904: 'N' })
})

test('deleted rows are noticed, one by one or all at once', async () => {
  expect((await later()).contatos.get(ENTIDADE)).toHaveLength(2)
  await database.pool.query('delete from contato where contato = 2')
  expect((await later()).contatos.get(ENTIDADE)).toHaveLength(1)
  await database.pool.query('truncate contato')
  expect((await later()).contatos.get(ENTIDADE)).toBeUndefined()
})

test('a write that changes no row changes nothing', async () => {
  const { impressao } = await later()
  const { epoch } = store
  await database.pool.query(`update parametro set valor = 'X' where entidade = -1`)
  await database.pool.query('insert into contato select * from contato where false')
  expect((await later()).impressao).toBe(impressao)
  expect(store.epoch).toBe(epoch)
})

test('a rollback changes nothing, and uncommitted changes are not seen', async () => {
  const { impressao } = await later()
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`update entidade set nome = 'Outra'`)
  expect((await later()).impressao).toBe(impressao)
  await client.query('rollback')
  client.release()
  expect((await later()).impressao).toBe(impressao)
})

describe('versions of the areas', () => {
  const bump = (area: string, entidade = ENTIDADE, exercicio = EXERCICIO) =>
    database.pool.query('select sistema.nova_versao($1, $2, $3)', [area, entidade, exercicio])
  const versions = async (entidade = ENTIDADE, exercicio = EXERCICIO) => {
    const contexto = (await later()).contextos.get(`${entidade}/${exercicio}`)
    return {
      one: contexto?.versionOf(['despesa']),
      several: contexto?.versionOf(['despesa', 'pessoal']),
      all: contexto?.versionEverywhere(['despesa']),
    }
  }

  test('a load of one area does not change those of the others', async () => {
    const before = await versions()
    await bump('pessoal')
    const after = await versions()
    expect(after.one).toBe(before.one)
    expect(after.all).toBe(before.all)
    expect(after.several).not.toBe(before.several)
  })

  test('a load of another entity changes only versions over every entity', async () => {
    const before = await versions()
    await bump('despesa', OUTRA_ENTIDADE)
    const after = await versions()
    expect([after.one, after.several]).toEqual([before.one, before.several])
    expect(after.all).not.toBe(before.all)
  })

  test('a change of an entity changes every version', async () => {
    const before = await versions()
    await database.pool.query(`update entidade set nome = nome || ' (nova)' where entidade = $1`, [ENTIDADE])
    expect((await versions()).one).not.toBe(before.one)
  })

  test('throws for an unknown area', async () => {
    const contexto = (await later()).contextos.get(`${ENTIDADE}/${EXERCICIO}`)
    expect(() => contexto?.versionOf(['despesas'])).toThrow('Não há área despesas.')
  })
})

test('each transaction that changes something increases the mark by one, and no other does', async () => {
  const { pool } = database
  const marca = async (): Promise<number> =>
    (await pool.query<{ n: number }>('select n from sistema.marca')).rows[0]?.n ?? 0
  const first = await marca()
  await pool.query(
    'begin; update sistema.carga set versao = versao; update contato set nome = nome; insert into sistema.estado ' +
      `values ('marca', 'S'); commit`,
  )
  expect(await marca()).toBe(first + 1)
  await pool.query(`begin; delete from sistema.estado where chave = 'marca'; rollback`)
  await pool.query(`update parametro set valor = 'X' where entidade = -1`)
  expect(await marca()).toBe(first + 1)
  await pool.query(`delete from sistema.estado where chave = 'marca'`)
  expect(await marca()).toBe(first + 2)
})
