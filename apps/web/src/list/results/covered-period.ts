// The period a list speaks of: what its own dates were narrowed to, else the whole year.
import type { FilterKind } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'

const month = (exercicio: number, value: string): string => `${exercicio}-${value.padStart(2, '0')}`

const lastDay = (exercicio: number, value: string): string =>
  `${month(exercicio, value)}-${new Date(Date.UTC(exercicio, Number(value), 0)).getUTCDate()}`

const starts: Partial<Record<FilterKind, (value: string, exercicio: number) => string>> = {
  dateFrom: (value) => value,
  monthFrom: (value, exercicio) => `${month(exercicio, value)}-01`,
}

const ends: Partial<Record<FilterKind, (value: string, exercicio: number) => string>> = {
  dateTo: (value) => value,
  asOf: (value) => value,
  monthTo: (value, exercicio) => lastDay(exercicio, value),
}

type Values = Readonly<Record<string, string>>

export function coveredPeriod({ filters }: Pick<List, 'filters'>, values: Values, exercicio: number): { from: string; to: string } {
  const found = (writers: typeof starts): string | undefined =>
    Object.entries(filters).flatMap(([name, { kind, among }]) => {
      const value = values[name]
      return value === undefined || among !== undefined ? [] : (writers[kind]?.(value, exercicio) ?? [])
    })[0]
  return { from: found(starts) ?? `${exercicio}-01-01`, to: found(ends) ?? `${exercicio}-12-31` }
}
