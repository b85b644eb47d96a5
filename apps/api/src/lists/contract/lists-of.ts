// Returns the lists that the contract tests of an area cover.
import { lists } from '@portal/catalog/areas'
import type { List } from '@portal/kit/list'

export const AREAS: readonly string[] = [...new Set(lists.map(({ area }) => area))]

export function listsOf(area: string): List[] {
  const own = lists.filter((list) => list.area === area)
  if (own.length === 0) throw new Error(`no list belongs to ${area}`)
  return own
}
