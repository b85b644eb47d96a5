// The orders to take down a row, a name or a file, and how each is obeyed in any table: the stored one, or the one a
// load has just staged.
import type { ClientBase } from 'pg'
import { columnList, id, matches } from './sql.ts'
import type { Table } from './tables.ts'

export type Alvo =
  | { tipo: 'linha'; tabela: string; chave: Readonly<Record<string, unknown>> }
  | { tipo: 'nome'; nome: string }
  | { tipo: 'arquivo'; arquivo: number; sha256: string }

export type Order = Alvo & { retirada: number }

/** Returns the orders that hold. */
export async function readOrders(client: ClientBase): Promise<Order[]> {
  const { rows } = await client.query<{ retirada: number; tipo: Alvo['tipo']; alvo: object }>(
    'select retirada, tipo, alvo from cofre.retirada where desfeita_em is null order by retirada',
  )
  return rows.map(({ retirada, tipo, alvo }) => ({ retirada, tipo, ...alvo }) as Order)
}

/** Temporary table with the keys of the rows of a table that orders take down. */
export const takenKeys = (table: Table): string => id(`retirada_${table.nome}`)

export const jsonKey = (table: Table, row: string): string =>
  `jsonb_build_object(${table.chave.map((column) => `'${column}', ${row}.${id(column)}`).join(', ')})`

const keyFrom = (table: Table, json: string): string =>
  table.chave
    .map((column) => `(${json}->>'${column}')::${table.colunas.find(({ nome }) => nome === column)?.tipo ?? 'text'}`)
    .join(', ')

interface Noting {
  tables: readonly Table[]
  orders: readonly Order[]
  /** The relation whose rows may be taken, for a table that has one. */
  from: (table: Table) => string | undefined
}

/**
 * Notes the keys of all that the orders to take rows down reach: the rows they name, those taken before, and those of
 * `from` that cite one of them. Tables come parents first; returns those with any.
 */
export async function noteTaken(client: ClientBase, { tables, orders, from }: Noting): Promise<Table[]> {
  const rows = orders.flatMap((order) => (order.tipo === 'linha' ? [order] : []))
  const taken: Table[] = []
  for (const table of rows.length > 0 ? tables : []) {
    const named = rows.filter(({ tabela }) => tabela === table.nome).map(({ chave }) => JSON.stringify(chave))
    const place = from(table)
    const citing = table.referencias.flatMap(({ tabela, colunas, referidas }) => {
      const parent = taken.find(({ nome }) => nome === tabela)
      return place !== undefined && parent && referidas.every((column) => parent.chave.includes(column))
        ? [
            `select ${columnList(table.chave, 't')} from ${place} t
            where exists (select from ${takenKeys(parent)} p where ${matches('t', colunas, 'p', referidas)})`,
          ]
        : []
    })
    await client.query(
      `create temp table ${takenKeys(table)} as
      select ${columnList(table.chave)} from public.${id(table.nome)} where false`,
    )
    const sources = [
      `select ${keyFrom(table, 'k')} from unnest($1::jsonb[]) as k`,
      `select ${keyFrom(table, 'r.chave')} from cofre.retirado r
        where r.tabela = '${table.nome}' and r.retirada = any ($2)`,
      ...citing,
    ]
    const noted = await client.query(`insert into ${takenKeys(table)} ${sources.join(' union ')}`, [
      named,
      rows.map(({ retirada }) => retirada),
    ])
    if (noted.rowCount) taken.push(table)
  }
  return taken
}

/** The columns of a table where prose or a name may stand: texts that are neither keys nor citations. */
const proseOf = (table: Table): string[] => {
  const cited = new Set([...table.chave, ...table.referencias.flatMap(({ colunas }) => colunas)])
  return table.colunas.filter(({ nome, tipo }) => tipo === 'text' && !cited.has(nome)).map(({ nome }) => nome)
}

export interface NameChange {
  /** What to set, and on which rows `t`; the name is $1. */
  set: string
  where: string
}

/** Returns how a name leaves every text of a table, or undefined if the table has none. */
export function nameChange(table: Table): NameChange | undefined {
  const prose = proseOf(table).map((column) => ({ own: id(column), read: `t.${id(column)}` }))
  if (prose.length === 0) return undefined
  const looks = prose.map(({ read }) => `${read} ilike sistema.forma_do_nome($1)`)
  const changes = prose.map(({ read }) => `sistema.retirar_nome(${read}, $1) is distinct from ${read}`)
  return {
    set: prose.map(({ own, read }) => `${own} = sistema.retirar_nome(${read}, $1)`).join(', '),
    where: `(${looks.join(' or ')}) and (${changes.join(' or ')})`,
  }
}
