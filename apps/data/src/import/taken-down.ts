// Obeys in what a load brings the orders given before it, so that a row, a name or a file taken down does not come back
// with the next package.
import { formatInteger } from '@portal/kit/formats'
import type { ClientBase } from 'pg'
import type { Staged } from './staging.ts'
import { matches } from '../package/sql.ts'
import type { Table } from '../package/tables.ts'
import { nameChange, noteTaken, readOrders, takenKeys, type Order } from '../package/orders.ts'

/** Changes the staged rows; returns one sentence about what was left out, or none. Tables come parents first. */
export async function obeyInStage(
  client: ClientBase,
  staged: readonly Staged[],
  tables: readonly Table[],
): Promise<string[]> {
  const orders = await readOrders(client)
  if (orders.length === 0) return []
  const left = (await leaveRowsOut(client, staged, { tables, orders })) + (await leaveNamesOut(client, staged, orders))
  if (left === 0) return []
  const rows = left === 1 ? '1 linha trazia' : `${formatInteger(left)} linhas traziam`
  return [`${rows} o que foi retirado do portal: não entrou, ou entrou sem o que se retirou.`]
}

async function leaveRowsOut(
  client: ClientBase,
  staged: readonly Staged[],
  { tables, orders }: { tables: readonly Table[]; orders: readonly Order[] },
): Promise<number> {
  const stageOf = (table: Table): Staged | undefined => staged.find((one) => one.table.nome === table.nome)
  const taken = await noteTaken(client, { tables, orders, from: (table) => stageOf(table)?.stage })
  let left = 0
  for (const table of taken) {
    const one = stageOf(table)
    if (!one) continue
    const sql = `delete from ${one.stage} s using ${takenKeys(table)} k where ${matches('s', table.chave, 'k')}`
    const deleted = (await client.query(sql)).rowCount ?? 0
    one.rows -= deleted
    left += deleted
  }
  return left
}

async function leaveNamesOut(client: ClientBase, staged: readonly Staged[], orders: readonly Order[]): Promise<number> {
  let changed = 0
  const update = async (sql: string, value: string): Promise<void> => {
    changed += (await client.query(sql, [value])).rowCount ?? 0
  }
  for (const { table, stage } of staged) {
    const change = nameChange(table)
    for (const order of orders) {
      if (order.tipo === 'nome' && change)
        await update(`update ${stage} t set ${change.set} where ${change.where}`, order.nome)
      if (order.tipo === 'arquivo' && table.nome === 'arquivo')
        await update(`update ${stage} set ativo = false where sha256 = $1 and ativo`, order.sha256)
    }
  }
  return changed
}
