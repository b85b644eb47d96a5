// Returns how a row becomes a card: the columns that name it, and the one whose figure is shown large.
import { titleOf, type List, type Row } from '@portal/kit/list'

export interface CardOf {
  title: readonly string[]
  main: string | undefined
}

export function cardOf(list: Pick<List, 'columns' | 'card'>, row: Row): CardOf {
  const { columns, card } = list
  const figures = (card?.figures ?? []).filter((name) => columns.includes(name))
  return { title: titleOf(list), main: figures.find((name) => Number(row[name] ?? 0) !== 0) ?? figures[0] }
}
