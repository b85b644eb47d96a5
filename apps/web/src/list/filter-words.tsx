// A filter and its value in words; choices whose options come from a call are named once the options are here.
import { describeFilter, type Filter } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { Fragment } from 'react'
import { useOptions } from './options.ts'
import type { ListView } from './use-list-view.ts'

interface FilterWordsProps {
  filter: Filter
  value: string
  contexto: Contexto
}

function ChoiceWords({ filter, value, contexto }: FilterWordsProps & { filter: Filter & { kind: 'choice' } }) {
  const { options } = useOptions(filter.options, contexto)
  return describeFilter(options ? { ...filter, options } : filter, value)
}

export function FilterWords({ filter, value, contexto }: FilterWordsProps) {
  return filter.kind === 'choice' ? <ChoiceWords filter={filter} value={value} contexto={contexto} /> : describeFilter(filter, value)
}

export interface AppliedFilter {
  name: string
  filter: Filter
  value: string
}

export const appliedFilters = ({ list, state }: ListView): AppliedFilter[] =>
  Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = state.filters[name]
    return value === undefined ? [] : [{ name, filter, value }]
  })

/** Everything asked, in one sentence. */
export function AskedInWords({ view }: { view: ListView }) {
  const applied = appliedFilters(view)
  if (applied.length === 0) return 'Sem filtros'
  return applied.map(({ name, filter, value }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <FilterWords filter={filter} value={value} contexto={view.contexto} />
    </Fragment>
  ))
}
