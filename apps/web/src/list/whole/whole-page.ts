// Adapts unpaged rows to the components made for pages, and sorts them in the browser, as all of them are loaded.
import type { Page, Row } from '@portal/kit/list'
import { isNumeric, type Field } from '@portal/kit/fields'
import type { Sort } from '../state/list-state.ts'

const words = new Intl.Collator('pt-BR', { numeric: true })

/** Sorts rows by a field; missing values come last in either direction. */
export function sortRows(
  rows: readonly Row[],
  fields: Readonly<Record<string, Field>>,
  { property, direction }: Sort,
): Row[] {
  const field = fields[property]
  const turn = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [a[property], b[property]]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (
      turn *
      (field && isNumeric(field.kind) ? Number(left) - Number(right) : words.compare(String(left), String(right)))
    )
  })
}

export function wholePage(rows: readonly Row[]): Page {
  const count = rows.length
  return {
    content: [...rows],
    number: 0,
    size: count,
    sort: [],
    first: true,
    last: true,
    totalPages: count === 0 ? 0 : 1,
    totalElements: count,
    numberOfElements: count,
    empty: count === 0,
    pageable: { pageNumber: 0, pageSize: count, offset: 0, paged: true, unpaged: false, sort: [] },
  }
}
