// Finds which page of laws and acts an address is, as the entity shows it.
import { leisDaEntidade, PAGINAS_DE_LEIS, type PaginaDeLeis } from '@portal/catalog/legislacao/leiseatos'
import type { List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'

const bare = (pathname: string): string => pathname.toLowerCase().replace(/\/(detalhes\/?)?$/, '')

/** Returns the page at an address, or the one a law belongs to. */
export const paginaEm = (pathname: string): PaginaDeLeis =>
  PAGINAS_DE_LEIS.find(({ list }) => list.path === bare(pathname)) ?? PAGINAS_DE_LEIS[0]

export const listaEm = (pathname: string, uf: string | undefined, parametros: Parametros): List =>
  leisDaEntidade(paginaEm(pathname).list, uf, parametros)
