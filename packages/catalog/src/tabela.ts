// Types of what an area declares about each table of facts it owns.
export interface Tabela {
  /** The system its rows come from, whose last update it stamps. */
  readonly modulo: number
  /** The column of its year, if not `exercicio`. */
  readonly ano?: string
  /** The pages that show it, if no `.sql` of a list or record reads it: it is read by summaries and other screens. */
  readonly telas?: readonly string[]
}

export type Tabelas = Readonly<Record<string, Tabela>>

/** Returns the tables with these pages added to each. */
export const emTelas = (tabelas: Tabelas, ...telas: string[]): Tabelas =>
  Object.fromEntries(Object.entries(tabelas).map(([nome, tabela]) => [nome, { ...tabela, telas }]))

export const tabelasDo = (modulo: number, ...nomes: string[]): Tabelas =>
  Object.fromEntries(nomes.map((nome) => [nome, { modulo }]))
