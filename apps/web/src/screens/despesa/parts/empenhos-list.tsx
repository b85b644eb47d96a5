// Renders the list of commitments with filters that depend on the entity's state and on the address: by day or by
// month, and open if the address requires it.
import { vindoDeCompras } from '@portal/catalog/despesa/empenhos'
import type { List } from '@portal/kit/list'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ListScreen } from '../../../list/list-screen.tsx'
import { loadList } from '../../../list/state/load-list.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'

type ComesFromPurchases = (params: URLSearchParams) => boolean

/** Returns whether the address comes from the purchases screen, which lists direct purchases. */
export const asksForPurchases: ComesFromPurchases = (params) => params.get('comprasDireta') === 'true'
export const always: ComesFromPurchases = () => true

export const loadEmpenhos = (list: List, comesFromPurchases: ComesFromPurchases) =>
  loadList(({ url, contexto }) =>
    comesFromPurchases(url.searchParams) ? vindoDeCompras(list, contexto.entidade.uf) : list,
  )

const SHOWS_FILTER = /\/cf\/?$/

export function EmpenhosList({ of, comesFromPurchases }: { of: List; comesFromPurchases: ComesFromPurchases }) {
  const { uf } = useContexto().entidade
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const fromPurchases = comesFromPurchases(params)
  const list = useMemo(() => (fromPurchases ? vindoDeCompras(of, uf) : of), [of, uf, fromPurchases])
  return <ListScreen of={list} filtersOpen={SHOWS_FILTER.test(pathname)} />
}
