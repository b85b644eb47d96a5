// Reads the rows of a table as they really are: where a person is covered, the table holds what everybody sees and
// cofre.original what the row said.
import type { ClientBase, Pool } from 'pg'
import { id, matches } from './sql.ts'
import type { Table } from './tables.ts'

/** Returns the names of the tables with covered rows. */
export async function coveredTables(database: Pool | ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ tabela: string }>('select distinct tabela from cofre.original')
  return new Set(rows.map(({ tabela }) => tabela))
}

const keyIn = (table: Table, row: string): string =>
  table.chave
    .map((column) => {
      const tipo = table.colunas.find(({ nome }) => nome === column)?.tipo ?? 'text'
      return `${row}.${id(column)} = (o.chave->>'${column}')::${tipo}`
    })
    .join(' and ')

/** The covered rows of a table, `a`, each as it really is. */
const uncovered = (table: Table): string =>
  `cofre.original o join public.${id(table.nome)} p on ${keyIn(table, 'p')}
    cross join lateral jsonb_populate_record(p, o.valores) a where o.tabela = '${table.nome}'`

/** Returns the condition that no covered row with the key of `v` is, as it really is, what `same` says of `a`. */
export const noCoveredRow = (table: Table, same: string): string =>
  `not exists (select from ${uncovered(table)} and ${matches('a', table.chave, 'v')} and ${same})`

/** The creditor that covered commitments cite is of the portal, not of the city. */
const isOfTheCity = ({ nome }: Table): string =>
  nome === 'fornecedor' ? 'p.fornecedor <> sistema.credor_protegido()' : 'true'

/** Returns the condition on the rows that only the portal may write, or undefined for a table without them. */
export const ownRows = ({ nome }: Table): string | undefined =>
  nome === 'fornecedor' ? 'fornecedor = sistema.credor_protegido()' : undefined

/** Returns a subquery with every row of a table as the city gave it. */
export const trueRows = (table: Table, covered: ReadonlySet<string>): string =>
  covered.has(table.nome) || table.nome === 'fornecedor'
    ? `(select p.* from public.${id(table.nome)} p where ${isOfTheCity(table)} and not exists (
        select from cofre.original o where o.tabela = '${table.nome}' and ${keyIn(table, 'p')})
      union all select a.* from ${uncovered(table)})`
    : `public.${id(table.nome)}`

interface Citation {
  table: Table
  child: Table
  /** Name of the table with the changed keys. */
  changed: string
  citing: string[]
  cited: string[]
}

/** Returns the years with covered rows of `child` that really cite a row among the `changed` keys of `table`. */
export function yearsThatReallyCite({ table, child, changed, citing, cited }: Citation): string {
  const cites = citing.map(
    (column, at) => `coalesce(o.valores->'${column}', o.chave->'${column}') = to_jsonb(m.${id(cited[at] ?? column)})`,
  )
  return `select '${table.nome}', o.entidade, o.exercicio from cofre.original o
    where o.tabela = '${child.nome}' and exists (select from ${changed} m where ${cites.join(' and ')})`
}
