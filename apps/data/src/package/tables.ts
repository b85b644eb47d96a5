// Reads the tables of the package from the catalog of the database, the only description of the data, never written
// twice.
import { readFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'

export interface Column {
  nome: string
  tipo: ColumnType
  precisao: number | null
  escala: number | null
  /** Must be filled: it is not null and has no default. */
  obrigatoria: boolean
  nula: boolean
  /** SQL expression of the default. */
  padrao: string | null
  descricao: string | null
}

export interface Reference {
  colunas: string[]
  tabela: string
  referidas: string[]
}

export interface Rule {
  colunas: string[]
  /** SQL expression of the CHECK, over the table's own columns. */
  expressao: string
  /** The rule in words. */
  descricao: string | null
}

export interface Table {
  nome: string
  descricao: string | null
  colunas: Column[]
  chave: string[]
  referencias: Reference[]
  regras: Rule[]
}

const COLUMN_TYPES = [
  'smallint',
  'integer',
  'bigint',
  'numeric',
  'text',
  'boolean',
  'date',
  'timestamp with time zone',
] as const
export type ColumnType = (typeof COLUMN_TYPES)[number]

const SQL = new URL('tables.sql', import.meta.url)

/** Returns every table of facts, parents before the tables that cite them. */
export async function readTables(database: Pool | ClientBase): Promise<Table[]> {
  const { rows } = await database.query<Table>(await readFile(SQL, 'utf8'))
  for (const { nome, chave, colunas } of rows) {
    if (chave.length === 0) throw new Error(`A tabela ${nome} não tem chave primária.`)
    for (const { nome: coluna, tipo } of colunas) {
      if (!COLUMN_TYPES.includes(tipo))
        throw new Error(`A coluna ${nome}.${coluna} é do tipo ${tipo}, que o pacote de dados não conhece.`)
    }
  }
  return parentsFirst(rows)
}

export const hasColumn = (table: Table, nome: string): boolean => table.colunas.some((coluna) => coluna.nome === nome)

/** Returns whether each row belongs to one entity and one year. */
export const isYearly = (table: Table): boolean => hasColumn(table, 'entidade') && hasColumn(table, 'exercicio')

function parentsFirst(tables: Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.nome, table]))
  const sorted = new Set<Table>()
  const visit = (table: Table, path: Table[]): void => {
    if (sorted.has(table)) return
    if (path.includes(table))
      throw new Error(`As tabelas ${path.map(({ nome }) => nome).join(', ')} citam-se em círculo.`)
    for (const { tabela } of table.referencias) {
      const parent = byName.get(tabela)
      if (parent && parent !== table) visit(parent, [...path, table])
    }
    sorted.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...sorted]
}
