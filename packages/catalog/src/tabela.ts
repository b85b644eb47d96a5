// What an area says of each table of facts it owns.
export interface Tabela {
  /** The system its rows come from, whose last update it stamps. */
  readonly modulo: number
  /** The column of its year, where it is not `exercicio`. */
  readonly ano?: string
  /** The pages that show it, where no `.sql` of a list or record tells: what summaries and other screens read. */
  readonly telas?: readonly string[]
}

export type Tabelas = Readonly<Record<string, Tabela>>

/** The same tables, each shown by these pages. */
export const emTelas = (tabelas: Tabelas, ...telas: string[]): Tabelas =>
  Object.fromEntries(Object.entries(tabelas).map(([nome, tabela]) => [nome, { ...tabela, telas }]))

export const tabelasDo = (modulo: number, ...nomes: string[]): Tabelas =>
  Object.fromEntries(nomes.map((nome) => [nome, { modulo }]))
