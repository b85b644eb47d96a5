// What an area says of each table of facts it owns.
export interface Tabela {
  /** The system its rows come from, whose last update it stamps. */
  readonly modulo: number
  /** The column of its year, where it is not `exercicio`. */
  readonly ano?: string
}

export type Tabelas = Readonly<Record<string, Tabela>>

export const tabelasDo = (modulo: number, ...nomes: string[]): Tabelas => Object.fromEntries(nomes.map((nome) => [nome, { modulo }]))
