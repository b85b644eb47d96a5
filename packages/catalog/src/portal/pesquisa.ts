// What the search finds beyond the menu, as the API answers and the search page shows.
export interface Achado {
  titulo: string
  subtitulo: string
  /** Where it leads, relative to the portal's base path; absent when it is shown right there. */
  rota?: string
}

export interface ResultadoPesquisa {
  fornecedores: Achado[]
  empenhos: Achado[]
  glossario: Achado[]
}
