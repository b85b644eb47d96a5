// What the search finds beyond the menu, as the API answers and the search page shows.
export interface Achado {
  titulo: string
  subtitulo: string
  /** Where it leads, relative to the portal's base path; absent when it is shown right there. */
  rota?: string
  /** The address of the document itself, in place of a page about it. */
  arquivo?: string
}

/** The closest of a group. */
export interface Achados {
  /** How many there are, shown or not. */
  total: number
  achados: Achado[]
  /** The list of them all: absent where all are shown, or where the address would name a person. */
  rota?: string
}

/** The closest rows of a list. */
export interface AchadosDaLista extends Achados {
  /** The name of the list. */
  titulo: string
  rota: string
}

export interface ResultadoPesquisa {
  fornecedores: Achados
  empenhos: Achados
  /** Of those that have any. */
  listas: AchadosDaLista[]
  glossario: Achados
}
