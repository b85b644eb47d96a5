// Types of the search results beyond the menu, as the API returns them and the search page shows them.
export interface Achado {
  titulo: string
  subtitulo: string
  /** Address relative to the portal's base path; absent when the result shows everything. */
  rota?: string
  /** Address of the document itself, instead of a page about it. */
  arquivo?: string
}

/** The closest results of a group. */
export interface Achados {
  /** Number of results, shown or not. */
  total: number
  achados: Achado[]
  /** Address of the list with all results; absent when all are shown, or when the address would identify a person. */
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
  /** Only lists with results. */
  listas: AchadosDaLista[]
  glossario: Achados
}
