// What the address says about a list, and how to go from one state of it to another.
import type { Contexto, List } from '@portal/kit/list'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useContexto } from '../../shell/context/contexto.tsx'
import { askedOf, readFilters, readState, searchOf, type ListState } from './list-state.ts'

export interface ListView {
  list: List
  contexto: Contexto
  state: ListState
  /** What the address asks and cannot be searched: filter name → why. */
  problems: Readonly<Record<string, string>>
  /** The raw text of a filter in the address. */
  asked: (name: string) => string | null
  /** Whether the visitor has chosen any filter. */
  searched: boolean
  searchOf: (state: ListState) => string
  go: (state: ListState) => void
}

export function useListView(list: List): ListView {
  const { entidade, exercicio } = useContexto()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const contexto = useMemo(() => ({ entidade: entidade.id, exercicio }), [entidade.id, exercicio])
  const search = useCallback((state: ListState) => searchOf(list, state, contexto), [list, contexto])
  return useMemo(
    () => ({
      list,
      contexto,
      state: readState(list, params, exercicio),
      problems: readFilters(list, params, exercicio).problems,
      asked: (name) => askedOf(list, params, name),
      searched: Object.keys(list.filters).some((name) => askedOf(list, params, name) !== null),
      searchOf: search,
      go: (state) => void navigate(search(state)),
    }),
    [list, contexto, params, exercicio, search, navigate],
  )
}
