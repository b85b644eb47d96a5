// Reads and writes the query parameters of a screen beyond its list's state, such as the tab and the figure shown.
// Every link and form of the screen keeps them.
import type { List } from '@portal/kit/list'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useListView, type ListView } from '../state/use-list-view.ts'

/** The values each choice may have; the first is the default and is left out of the address. */
export type Choices = Readonly<Record<string, readonly string[]>>
export type Chosen = Readonly<Record<string, string>>

export function readChoices(choices: Choices, params: URLSearchParams): Chosen {
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => {
      const asked = params.get(name) ?? ''
      return [name, values.includes(asked) ? asked : (values[0] ?? '')]
    }),
  )
}

export function withChoices(search: string, choices: Choices, chosen: Chosen): string {
  const params = new URLSearchParams(search)
  for (const [name, values] of Object.entries(choices)) {
    if (chosen[name] !== values[0]) params.set(name, chosen[name] ?? '')
  }
  return `?${params}`
}

export interface ChoiceView {
  view: ListView
  chosen: Chosen
  choose: (changes: Chosen) => void
}

export function useChoices(list: List, choices: Choices): ChoiceView {
  const own = useListView(list)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const chosen = readChoices(choices, params)
    const searchOf: ListView['searchOf'] = (state) => withChoices(own.searchOf(state), choices, chosen)
    return {
      view: { ...own, searchOf, go: (state) => void navigate(searchOf(state)) },
      chosen,
      choose: (changes) => void navigate(withChoices(own.searchOf(own.state), choices, { ...chosen, ...changes })),
    }
  }, [own, choices, params, navigate])
}
