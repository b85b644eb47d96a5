// Reads the page, size and sort of a request to a call that returns pages.
import { badRequest } from '@portal/kit/errors'
import { integer, text, type Fields } from '@portal/kit/fields'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@portal/kit/list'
import type { Many } from '@portal/kit/record'
import type { Sort } from '../lists/view.ts'

type Paged = NonNullable<Many['paged']>

export interface PageAsked {
  page: number
  size: number
  sort: readonly Sort[]
}

export const pageKeys = ({ sort }: Paged): Fields => ({
  page: integer('Página, a partir de zero'),
  size: integer('Linhas por página'),
  ...(sort && { sort: text('Ordem: campo,ASC ou campo,DESC') }),
})

export function readPageAsked(
  { page = '0', size = String(DEFAULT_PAGE_SIZE), sort }: Readonly<Record<string, string>>,
  paged: Paged,
): PageAsked {
  return {
    page: Number(page),
    size: Math.min(Number(size) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    sort: readSort(sort, paged),
  }
}

function readSort(typed: string | undefined, { sort }: Paged): Sort[] {
  if (!typed || !sort) return []
  const [property = '', direction = 'asc', ...rest] = typed.split(',').map((part) => part.trim())
  const turn = direction.toLowerCase()
  if (!sort.by.includes(property) || (turn !== 'asc' && turn !== 'desc') || rest.length > 0) {
    throw badRequest([{ field: 'sort', message: `Escreva campo,ASC ou campo,DESC. Campos: ${sort.by.join(', ')}.` }])
  }
  return [{ property, direction: turn }]
}

/** Adds the declared tie-breakers to the sort requested. */
export const wholeOrder = (sort: readonly Sort[], paged: Paged): readonly Sort[] =>
  sort.length === 0
    ? []
    : [...sort, ...(paged.sort?.ties ?? []).map((property): Sort => ({ property, direction: 'asc' }))]
