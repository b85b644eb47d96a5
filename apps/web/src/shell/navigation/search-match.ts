// Finds menu items by words, ignoring accents, case and number: 'diaria' finds 'Diárias', 'licitações' finds
// 'Licitação'.
import type { MenuItem } from '@portal/catalog/contexto'
import { wordForms } from '@portal/kit/plural'
import { normalize } from '@portal/kit/texto'

const wordsOf = (text: string): string[] =>
  normalize(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Stop words, ignored in the query. */
const SMALL = new Set(['a', 'o', 'e', 'de', 'da', 'do', 'em', 'no', 'na', 'por', 'para', 'com'])

/** Returns whether every word of the query begins some word of the text, in any of their forms. */
export function matchesQuery(text: string, query: string): boolean {
  const asked = wordsOf(query)
  const telling = asked.filter((word) => !SMALL.has(word))
  const wanted = telling.length > 0 ? telling : asked
  const words = wordsOf(text).flatMap(wordForms)
  return (
    wanted.length > 0 &&
    wanted.every((asking) => wordForms(asking).some((form) => words.some((word) => word.startsWith(form))))
  )
}

export interface Found {
  readonly item: MenuItem
  /** Titles of the item's ancestors. */
  readonly under: readonly string[]
}

/** Returns the items that have an address; those found by title come before those found by subtitle. */
export function searchMenu(menu: readonly MenuItem[], query: string): Found[] {
  const found: (Found & { byTitle: boolean })[] = []
  const walk = (items: readonly MenuItem[], under: readonly string[]): void => {
    for (const item of items) {
      const byTitle = matchesQuery(item.title, query)
      const leads = item.route ?? item.link
      if (leads && (byTitle || matchesQuery(`${item.title} ${item.subtitle}`, query)))
        found.push({ item, under, byTitle })
      walk(item.subMenu, [...under, item.title])
    }
  }
  walk(menu, [])
  return found
    .sort((one, other) => Number(other.byTitle) - Number(one.byTitle))
    .map(({ item, under }) => ({ item, under }))
}
