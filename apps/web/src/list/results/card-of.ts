// A row as a card: the column that names it, and the one whose figure is shown large.
import type { List, Row } from '@portal/kit/list'

export interface CardOf {
  title: string | undefined
  main: string | undefined
}

export function cardOf({ columns, card }: Pick<List, 'columns' | 'card'>, row: Row): CardOf {
  const figures = (card?.figures ?? []).filter((name) => columns.includes(name))
  return { title: card?.title ?? columns[0], main: figures.find((name) => Number(row[name] ?? 0) !== 0) ?? figures[0] }
}
