// Returns a list's state as read from the address, and functions to move to another state.
import { missingFilters } from '@portal/kit/filters'
import type { Contexto, List } from '@portal/kit/list'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useContexto } from '../../shell/context/contexto.tsx'
import { askedOf, readFilters, readState, searchOf, type ListState } from './list-state.ts'

export interface ListView {
  list: List
  contexto: Contexto
  state: ListState
  /** Filters of the address with an invalid value: filter name → why. */
  problems: Readonly<Record<string, string>>
  /** Returns the raw text of a filter in the address. */
  asked: (name: string) => string | null
  /** Labels of the required filters still empty; nothing is requested until they are filled. */
  missing: readonly string[]
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
      missing: missingFilters(list.filters, readState(list, params, exercicio).filters).map(([, { label }]) => label),
      problems: readFilters(list, params, exercicio).problems,
      asked: (name) => askedOf(list, params, name),
      searched: Object.keys(list.filters).some((name) => askedOf(list, params, name) !== null),
      searchOf: search,
      go: (state) => void navigate(search(state)),
    }),
    [list, contexto, params, exercicio, search, navigate],
  )
}
