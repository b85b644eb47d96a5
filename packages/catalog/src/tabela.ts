// Types of what an area declares about each table of facts it owns.
export interface Tabela {
  /** The system its rows come from, whose last update it stamps. */
  readonly modulo: number
  /** The column of its year, if not `exercicio`. */
  readonly ano?: string
  /** The pages that show it, if no `.sql` of a list or record reads it: it is read by summaries and other screens. */
  readonly telas?: readonly string[]
  /** Whose facts its pages show too, by their names in `resumo.ultimo_fato`: the newest day dates the page. */
  readonly junto?: readonly string[]
}

export type Tabelas = Readonly<Record<string, Tabela>>

/** Returns the tables with these pages added to each. */
export const emTelas = (tabelas: Tabelas, ...telas: string[]): Tabelas =>
  Object.fromEntries(Object.entries(tabelas).map(([nome, tabela]) => [nome, { ...tabela, telas }]))

/** Returns the tables, each with those whose facts its pages show too. */
export const comJunto = (junto: Readonly<Record<string, readonly string[]>>, tabelas: Tabelas): Tabelas =>
  Object.fromEntries(
    Object.entries(tabelas).map(([nome, tabela]) => [nome, junto[nome] ? { ...tabela, junto: junto[nome] } : tabela]),
  )

export const tabelasDo = (modulo: number, ...nomes: string[]): Tabelas =>
  Object.fromEntries(nomes.map((nome) => [nome, { modulo }]))
