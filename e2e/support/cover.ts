// On what a behaviour of every list is tried: the fewest lists, filters and columns that together have every word of the vocabulary,
// counted from the catalog itself.
import { lists } from '@portal/catalog/areas'
import type { Filter } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { isOffered } from './samples.ts'

/** Variants show some rows of another list, and have tests of their own. */
export const ownLists: readonly List[] = lists.filter(({ sql }) => sql === undefined)

/** Something of a list (a filter, a column) and what makes it unlike the others. */
type Parts = (list: List) => Iterable<readonly [name: string, words: string]>

/** Adds, one at a time, the list that has most of what is still missing; answers, for each, the names that brought it. */
export function coverOf(partsOf: Parts, candidates: readonly List[] = ownLists): [list: List, names: string[]][] {
  const parts = new Map(candidates.map((list) => [list, new Map([...partsOf(list)].map(([name, words]) => [words, name]))]))
  const missing = new Set([...parts.values()].flatMap((each) => [...each.keys()]))
  const chosen: [List, string[]][] = []
  while (missing.size > 0) {
    const newIn = (list: List): string[] => [...(parts.get(list)?.keys() ?? [])].filter((words) => missing.has(words))
    const best = candidates.reduce((one, other) => (newIn(other).length > newIn(one).length ? other : one))
    const words = newIn(best)
    chosen.push([best, words.map((each) => parts.get(best)?.get(each) ?? '')])
    for (const each of words) missing.delete(each)
  }
  return chosen
}

const isSaid = ([, value]: [string, unknown]): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0)
const saidBy = (declared: object): string[] => Object.entries(declared).filter(isSaid).map(([word]) => word).sort()

const optionsOf = (filter: Filter): string[] =>
  filter.kind === 'choice' ? (Array.isArray(filter.options) ? ['known'] : saidBy(filter.options)) : []

const wordsOfFilter = (filter: Filter): string[] => [filter.kind, ...saidBy(filter), ...optionsOf(filter).map((word) => `options ${word}`)]

/** Every word a list is declared with: its own, those of its filters and those of its fields. */
function* vocabularyOf(list: List): Iterable<[string, string]> {
  const words = [
    ...saidBy(list),
    ...saidBy(list.api).map((call) => `call ${call}`),
    ...Object.values(list.filters).flatMap(wordsOfFilter).map((word) => `filter ${word}`),
    ...Object.values(list.fields).flatMap((field) => [field.kind, ...saidBy(field)]).map((word) => `field ${word}`),
  ]
  for (const word of words) yield [word, word]
}

const listsIn = (cover: readonly [List, unknown][]): List[] => cover.map(([list]) => list)

export const vocabularyCover: readonly List[] = listsIn(coverOf(vocabularyOf))

/** The list with most words, for what the engine does alike for all. */
export const [richest] = vocabularyCover as [List, ...List[]]

/** Each filter unlike the others: by its kind, by where it stands in the form and by what it is asked of. */
export const filterCover = coverOf((list) =>
  Object.entries(list.filters)
    .filter(([name]) => isOffered(list, name))
    .map(([name, filter]) => [name, wordsOfFilter(filter).join(' ')] as const))

/** A column, and an order without a column, of each kind. */
export const sortCover = coverOf(({ sort, fields, columns }) =>
  sort.by.map((name) => [name, `${fields[name]?.kind}${columns.includes(name) ? '' : ' without a column'}`] as const))

/** A total of each kind, and no totals at all. */
export const totalsCover: readonly List[] = listsIn(
  coverOf(({ totals, fields }) => totals.map((name) => [name, fields[name]?.kind ?? ''] as const), ownLists.filter(({ api }) => api.totals)))
