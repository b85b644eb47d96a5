// Screen of laws and acts: the list of one kind with tabs to the others, or links to the sites where the entity
// publishes them.
import { sitesDasLeis } from '@portal/catalog/parametros'
import { parametrosOf } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import type { RouteModule } from '../../route-module.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { AbasDeLeis } from './parts/abas-de-leis.tsx'
import { listaEm, paginaEm } from './parts/pagina-de-leis.ts'
import { SitesDasLeis } from './parts/sites-das-leis.tsx'

export const title: RouteModule['title'] = ({ url }) => paginaEm(url.pathname).list.title
export const description: RouteModule['description'] = ({ url }) => paginaEm(url.pathname).list.description

const loadLeis = loadList(({ url, contexto }) => listaEm(url.pathname, contexto.entidade.uf, parametrosOf(contexto)))

export const load: RouteModule['load'] = async (args) =>
  sitesDasLeis(parametrosOf(args.contexto)).length > 0 ? {} : loadLeis(args)

/** Columns during a text search, which leave room for the sentence found instead of the classification. */
const COM_TRECHO = ['descricao', 'data', 'sumula', 'pagina', 'trecho']

export default function LeisEAtos() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const hasWord = Boolean(search.get('palavraChave'))
  const parametros = useParametros()
  const { uf } = useContexto().entidade
  const pagina = paginaEm(pathname)
  const list = useMemo(() => {
    const all = listaEm(pathname, uf, parametros)
    return hasWord ? { ...all, columns: COM_TRECHO } : all
  }, [pathname, uf, parametros, hasWord])
  const sites = sitesDasLeis(parametros)
  if (sites.length > 0) return <SitesDasLeis title={pagina.list.title} sites={sites} />
  return <ListScreen key={pagina.aba} of={list} notice={<AbasDeLeis active={pagina} />} />
}
