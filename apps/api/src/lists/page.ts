// Writes the page format that clients already read (Spring's) as text around the rows, which the database wrote as
// JSON.
import type { SortOrder } from '@portal/kit/list'
import type { Sort } from './view.ts'

export interface PageParts {
  /** JSON array, as text. */
  content: string
  rows: number
  count: number
  page: number
  size: number
  sort: readonly Sort[]
}

const orders = (sort: readonly Sort[]): SortOrder[] =>
  sort.map(({ property, said = property, direction }) => ({
    direction: direction === 'asc' ? 'ASC' : 'DESC',
    property: said,
    ascending: direction === 'asc',
    descending: direction === 'desc',
    ignoreCase: false,
    nullHandling: 'NATIVE',
  }))

export function writePage({ content, rows, count, page, size, sort }: PageParts): Buffer {
  const totalPages = Math.ceil(count / size)
  const applied = orders(sort)
  const rest = JSON.stringify({
    number: page,
    size,
    sort: applied,
    first: page === 0 || totalPages === 0,
    last: page >= totalPages - 1,
    totalPages,
    totalElements: count,
    numberOfElements: rows,
    empty: rows === 0,
    pageable: { pageNumber: page, pageSize: size, offset: page * size, paged: true, unpaged: false, sort: applied },
  })
  return Buffer.from(`{"content":${content},${rest.slice(1)}`)
}
