// Describes a filter and its value in words. The label of a choice whose options come from a call is shown once they
// are loaded.
import type { Filter } from '@portal/kit/filters'
import { describeFilter } from '@portal/kit/read-filter'
import type { Contexto } from '@portal/kit/list'
import { Fragment } from 'react'
import { valuesAbove } from '../state/list-state.ts'
import { useOptions } from './options.ts'
import type { ListView } from '../state/use-list-view.ts'

export interface AppliedFilter {
  name: string
  filter: Filter
  value: string
  /** The values of the choices this one depends on. */
  above: readonly [name: string, value: string][]
}

interface FilterWordsProps {
  of: AppliedFilter
  contexto: Contexto
}

function ChoiceWords({
  filter,
  of: { value, above },
  contexto,
}: FilterWordsProps & { filter: Filter & { of: 'choice' } }) {
  const { options } = useOptions(filter.options, contexto, above)
  return describeFilter(options ? { ...filter, options } : filter, value)
}

export function FilterWords({ of, contexto }: FilterWordsProps) {
  const { filter, value } = of
  return filter.of === 'choice' ? (
    <ChoiceWords filter={filter} of={of} contexto={contexto} />
  ) : (
    describeFilter(filter, value)
  )
}

export const appliedFilters = ({ list, state }: ListView): AppliedFilter[] =>
  Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = state.filters[name]
    return value === undefined ? [] : [{ name, filter, value, above: valuesAbove(list.filters, name, state.filters) }]
  })

/** Describes all the filters in force in one sentence. */
export function AskedInWords({ view }: { view: ListView }) {
  const applied = appliedFilters(view)
  if (applied.length === 0) return 'Sem filtros'
  return applied.map((of, index) => (
    <Fragment key={of.name}>
      {index > 0 && ' · '}
      <FilterWords of={of} contexto={view.contexto} />
    </Fragment>
  ))
}
