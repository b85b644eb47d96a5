// Returns the period a list covers: the one its own date filters ask for, or the whole year. Lists not bound to a year
// have none unless both ends are filtered.
import type { Operator, ValueKind } from '@portal/kit/filters'
import { scopeOf, type List } from '@portal/kit/list'

const month = (exercicio: number, value: string): string => `${exercicio}-${value.padStart(2, '0')}`

const lastDay = (exercicio: number, value: string): string =>
  `${month(exercicio, value)}-${new Date(Date.UTC(exercicio, Number(value), 0)).getUTCDate()}`

type Day = (value: string, exercicio: number) => string

const firstDays: Partial<Record<ValueKind, Day>> = {
  date: (value) => value,
  month: (value, exercicio) => `${month(exercicio, value)}-01`,
}

const lastDays: Partial<Record<ValueKind, Day>> = {
  date: (value) => value,
  month: (value, exercicio) => lastDay(exercicio, value),
}

type Values = Readonly<Record<string, string>>

interface Period {
  from: string
  to: string
}

export function coveredPeriod(
  list: Pick<List, 'filters' | 'scope'>,
  values: Values,
  exercicio: number,
): Period | undefined {
  const found = (operators: readonly Operator[], days: typeof firstDays): string | undefined =>
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const value = values[name]
      if (value === undefined || filter.among !== undefined || !operators.includes(filter.operator)) return []
      return days[filter.of]?.(value, exercicio) ?? []
    })[0]
  const [from, to] = [found(['from'], firstDays), found(['to', 'asOf'], lastDays)]
  if (scopeOf(list) === 'year') return { from: from ?? `${exercicio}-01-01`, to: to ?? `${exercicio}-12-31` }
  return from === undefined || to === undefined ? undefined : { from, to }
}
