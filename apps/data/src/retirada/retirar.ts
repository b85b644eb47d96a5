// Takes down a row with all that hangs from it, a name wherever it is written, or a file: now, and in the loads to
// come. What was there is kept in the vault, and who asked for it and why apart from it.
import { rename } from 'node:fs/promises'
import { filePath } from '@portal/db/files'
import type { Pool, PoolClient } from 'pg'
import { waitTurn } from '../import/import-package.ts'
import { type Changes, countChanges } from '../import/merge.ts'
import { rebuild } from '../import/rebuild.ts'
import { columnList, id, matches } from '../package/sql.ts'
import { readTables, type Table } from '../package/tables.ts'
import { jsonKey, nameChange, noteTaken, takenKeys, type Alvo, type Order } from '../package/orders.ts'

export interface Asked {
  quem: string
  motivo: string
}

export interface Taken {
  retirada: number
  /** How many rows were deleted or changed, by table. */
  tabelas: { nome: string; linhas: number }[]
  /** Codes of the files that still have, inside, the name that was taken out of their kept text. */
  arquivos: number[]
}

export class NothingToTake extends Error {
  constructor() {
    super('Nada no portal corresponde ao que se pediu para retirar; nada foi mudado.')
  }
}

export async function retirar(pool: Pool, storeDir: string, alvo: Alvo, asked: Asked): Promise<Taken> {
  const taken = await changing(pool, async (client, tables) => {
    const retirada = await record(client, alvo, asked)
    const arquivos = alvo.tipo === 'nome' ? await filesWith(client, alvo.nome) : []
    const changes = await obey(client, { ...alvo, retirada }, tables)
    if (changes.length === 0 && arquivos.length === 0) throw new NothingToTake()
    return { retirada, arquivos, changes }
  })
  if (alvo.tipo === 'arquivo') await moveContent(storeDir, alvo.sha256, ['', TAKEN])
  return taken
}

/** Puts back what an order took down, as it was then, and no longer keeps it out of the loads to come. */
export async function desfazer(pool: Pool, storeDir: string, retirada: number): Promise<Taken> {
  let file: Alvo | undefined
  const back = await changing(pool, async (client, tables) => {
    const { rows } = await client.query<{ tipo: Alvo['tipo']; alvo: object }>(
      'update cofre.retirada set desfeita_em = now() where retirada = $1 and desfeita_em is null returning tipo, alvo',
      [retirada],
    )
    if (!rows[0]) throw new NothingToTake()
    file = { tipo: rows[0].tipo, ...rows[0].alvo } as Alvo
    // The documents are read again, with what is still taken down left out.
    if (file.tipo === 'nome')
      await client.query(
        `delete from sistema.documento d where exists (
          select from sistema.documento_pagina g where g.sha256 = d.sha256 and g.texto like '%Nome retirado%')`,
      )
    return { retirada, arquivos: [], changes: await putBack(client, retirada, tables) }
  })
  if (file?.tipo === 'arquivo') await moveContent(storeDir, file.sha256, [TAKEN, ''])
  return back
}

async function putBack(client: PoolClient, retirada: number, tables: Table[]): Promise<Changes[]> {
  const changes: Changes[] = []
  for (const table of tables) {
    const columns = table.colunas.map(({ nome }) => nome)
    const counts = await countChanges(
      client,
      table,
      `insert into public.${id(table.nome)} as t (${columnList(columns)})
      select ${columnList(columns, 'w')} from cofre.retirado r
        cross join lateral jsonb_populate_record(null::public.${id(table.nome)}, r.linha) w
      where r.retirada = $1 and r.tabela = $2
      on conflict (${columnList(table.chave)}) do update
        set ${columns.map((column) => `${id(column)} = excluded.${id(column)}`).join(', ')}
      returning t.*, xmax = 0 as _nova, xmax <> 0 as _alterada, false as _apagada`,
      [retirada, table.nome],
    )
    if (counts.length > 0) changes.push({ table, counts })
  }
  return changes
}

/** Runs a change of facts in a transaction, with the summaries and versions of what it changed. */
async function changing(
  pool: Pool,
  work: (client: PoolClient, tables: Table[]) => Promise<Pick<Taken, 'retirada' | 'arquivos'> & { changes: Changes[] }>,
): Promise<Taken> {
  const client = await pool.connect()
  try {
    await waitTurn(client)
    await client.query('begin')
    const tables = await readTables(client)
    const { retirada, arquivos, changes } = await work(client, tables)
    await rebuild(client, changes, tables)
    await client.query('commit')
    return {
      retirada,
      arquivos,
      tabelas: changes.map(({ table, counts }) => ({
        nome: table.nome,
        linhas: counts.reduce((sum, { novas, alteradas, apagadas }) => sum + novas + alteradas + apagadas, 0),
      })),
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(true)
  }
}

async function record(client: PoolClient, { tipo, ...alvo }: Alvo, { quem, motivo }: Asked): Promise<number> {
  const { rows } = await client.query<{ retirada: number }>(
    `with feita as (insert into cofre.retirada (tipo, alvo) values ($1, $2) returning retirada)
    insert into sistema.retirada (retirada, quem, motivo) select retirada, $3, $4 from feita returning retirada`,
    [tipo, alvo, quem, motivo],
  )
  return rows[0]?.retirada ?? 0
}

function obey(client: PoolClient, order: Order, tables: Table[]): Promise<Changes[]> {
  if (order.tipo === 'linha') return takeRows(client, order, tables)
  if (order.tipo === 'nome') return takeName(client, order.retirada, order.nome, tables)
  return takeFile(client, order.retirada, order.sha256, tables)
}

interface Change {
  table: Table
  /** The condition on the rows, `t`, with its values. */
  where: string
  values?: unknown[]
  retirada: number
}

/** Keeps the rows as they are, changes them, and returns what that changed. */
async function keepAnd(
  client: PoolClient,
  sql: string,
  { table, where, values = [], retirada }: Change,
): Promise<Changes[]> {
  const from = `public.${id(table.nome)} t`
  await client.query(
    `insert into cofre.retirado (retirada, tabela, chave, linha)
    select ${retirada}, '${table.nome}', ${jsonKey(table, 't')}, to_jsonb(t) from ${from} where ${where}`,
    values,
  )
  const isDeleted = sql.startsWith('delete')
  const counts = await countChanges(
    client,
    table,
    `${sql} where ${where} returning t.*, false as _nova, ${!isDeleted} as _alterada, ${isDeleted} as _apagada`,
    values,
  )
  return counts.length > 0 ? [{ table, counts }] : []
}

async function filesWith(client: PoolClient, nome: string): Promise<number[]> {
  const { rows } = await client.query<{ arquivo: number }>(
    `select distinct d.arquivo::int from sistema.documento_publicado d join sistema.documento_pagina g using (sha256)
    where g.texto ilike sistema.forma_do_nome($1) and sistema.retirar_nome(g.texto, $1) <> g.texto order by 1`,
    [nome],
  )
  return rows.map(({ arquivo }) => arquivo)
}

/** Deletes from the last child up, so that no row is ever without the one it cites. */
async function takeRows(client: PoolClient, order: Order, tables: Table[]): Promise<Changes[]> {
  const taken = await noteTaken(client, { tables, orders: [order], from: ({ nome }) => `public.${id(nome)}` })
  const changes: Changes[] = []
  for (const table of taken.toReversed()) {
    const where = `exists (select from ${takenKeys(table)} k where ${matches('t', table.chave, 'k')})`
    const sql = `delete from public.${id(table.nome)} t`
    changes.push(...(await keepAnd(client, sql, { table, where, retirada: order.retirada })))
  }
  return changes
}

async function takeName(client: PoolClient, retirada: number, nome: string, tables: Table[]): Promise<Changes[]> {
  const changes: Changes[] = []
  for (const table of tables) {
    const change = nameChange(table)
    if (!change) continue
    const sql = `update public.${id(table.nome)} t set ${change.set}`
    changes.push(...(await keepAnd(client, sql, { table, where: change.where, values: [nome], retirada })))
  }
  await client.query(
    `update cofre.original set valores = sistema.retirar_nome(valores::text, $1)::jsonb
    where valores::text ilike sistema.forma_do_nome($1)`,
    [nome],
  )
  await client.query(
    `update sistema.documento_pagina set texto = sistema.retirar_nome(texto, $1)
    where texto ilike sistema.forma_do_nome($1) and sistema.retirar_nome(texto, $1) <> texto`,
    [nome],
  )
  return changes
}

async function takeFile(client: PoolClient, retirada: number, sha256: string, tables: Table[]): Promise<Changes[]> {
  const table = tables.find(({ nome }) => nome === 'arquivo')
  if (!table) return []
  await client.query('delete from sistema.documento where sha256 = $1', [sha256])
  const where = 't.sha256 = $1 and t.ativo'
  return keepAnd(client, 'update public.arquivo t set ativo = false', { table, where, values: [sha256], retirada })
}

const TAKEN = '.retirado'

/** Renames the content, so that no address serves it; a load that brings it again stores it without showing it. */
async function moveContent(storeDir: string, sha256: string, [from, to]: [from: string, to: string]): Promise<void> {
  const path = filePath(storeDir, sha256)
  await rename(`${path}${from}`, `${path}${to}`).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  })
}
