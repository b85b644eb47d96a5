// Implements --substituir: the package is complete for its entities and years, so stored rows that it does not bring
// are deleted.
import { formatInteger } from '@portal/kit/formats'
import type { ClientBase } from 'pg'
import { columnList, id, matches } from '../package/sql.ts'
import { isYearly, type Table } from '../package/tables.ts'
import type { Faults } from './faults.ts'
import type { Staged } from './staging.ts'

export type Removal = 'none' | 'absent'

/** Temporary table: the entities and years of the package. */
const SCOPE = 'entrada_escopo'

const PAIR = ['entidade', 'exercicio']

/** Returns whether absent rows of the table are deleted. Those of `exercicio`, the list of years itself, never are. */
export const removes = (removal: Removal, table: Table): boolean =>
  removal === 'absent' && isYearly(table) && table.nome !== 'exercicio'

export async function createScope(client: ClientBase, staged: Staged[]): Promise<void> {
  const pairs = staged
    .filter(({ table }) => isYearly(table))
    .map(({ stage }) => `select entidade, exercicio from ${stage}`)
  await client.query(`create temp table ${SCOPE} (entidade int, exercicio int)`)
  if (pairs.length > 0) await client.query(`insert into ${SCOPE} ${pairs.join(' union ')}`)
  await client.query(`analyze ${SCOPE}`)
}

export const isInScope = (alias: string): string => `exists (select from ${SCOPE} e where ${matches(alias, PAIR, 'e')})`

const isBrought = ({ table, stage }: Staged, alias: string): string =>
  `exists (select from ${stage} s where ${matches(alias, table.chave, 's')})`

/** Reports rows to be deleted that a row that stays still cites. */
export async function checkRemoval(
  client: ClientBase,
  staged: Staged[],
  tables: Table[],
  faults: Faults,
): Promise<void> {
  for (const parent of staged.filter(({ table }) => removes('absent', table))) {
    for (const child of tables) {
      for (const { colunas, referidas } of child.referencias.filter(({ tabela }) => tabela === parent.table.nome)) {
        const brought = staged.find(({ table }) => table === child)
        const stays = brought
          ? `and not ${isBrought(brought, 'c')} ${removes('absent', child) ? `and not ${isInScope('c')}` : ''}`
          : ''
        const { rows } = await client.query<{ valores: string[]; citacoes: number }>(
          `select array[${referidas.map((column) => `p.${id(column)}::text`).join(', ')}] as valores, count(*)::int as
            citacoes
          from public.${id(parent.table.nome)} p join public.${id(child.nome)} c
            on ${matches('c', colunas, 'p', referidas)}
          where ${isInScope('p')} and not ${isBrought(parent, 'p')} ${stays}
          group by ${columnList(referidas, 'p')} order by 1 limit $1`,
          [faults.room],
        )
        for (const { valores, citacoes } of rows) {
          const row = referidas.map((column, position) => `${column} ${valores[position]}`).join(', ')
          const cited = citacoes === 1 ? '1 linha a cita' : `${citacoes} linhas a citam`
          faults.add({
            file: parent.resource.file,
            reason: `a linha com ${row} não está no pacote, mas ${cited} em ${child.nome}`,
          })
        }
      }
    }
  }
}

/** Share of a table above which a deletion must be confirmed. */
const MUCH = 0.1

/** Returns the tables that would lose more than MUCH of their rows, each in a sentence. */
export async function greatLosses(client: ClientBase, staged: Staged[]): Promise<string[]> {
  const losses: string[] = []
  for (const one of staged.filter(({ table }) => removes('absent', table))) {
    const { rows } = await client.query<{ todas: number; apagadas: number }>(
      `select count(*)::int as todas, (count(*) filter (where ${isInScope('t')} and not ${isBrought(one, 't')}))::int
        as apagadas
      from public.${id(one.table.nome)} t`,
    )
    const { todas = 0, apagadas = 0 } = rows[0] ?? {}
    if (apagadas > MUCH * todas)
      losses.push(`${one.table.nome}: ${formatInteger(apagadas)} de ${formatInteger(todas)} linhas seriam apagadas`)
  }
  return losses
}

export const removeSql = (staged: Staged): string =>
  `delete from public.${id(staged.table.nome)} t where ${isInScope('t')} and not ${isBrought(staged, 't')}`
