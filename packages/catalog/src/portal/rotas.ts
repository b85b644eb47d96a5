// Typed links of the portal's own pages, relative to its base path.
import { withQuery } from '@portal/kit/link'
import { normalize } from '@portal/kit/texto'

export const GLOSSARIO_PATH = '/glossario'

/** Returns the anchor of a word in an address. */
export const ancoraDoTermo = (topico: string): string => normalize(topico).replace(/[^a-z0-9]+/g, '-')

export const letraDoTermo = (topico: string): string => normalize(topico).charAt(0).toUpperCase()

export const termoDoGlossario = (topico: string): string =>
  withQuery(GLOSSARIO_PATH, { letra: letraDoTermo(topico), termo: ancoraDoTermo(topico) })

export const pesquisa = (pesquisa: string): string => withQuery('/pesquisa', { pesquisa })
