// Chooses the lists to test a common behaviour on: the fewest lists, filters and columns that together use every word
// of the vocabulary, computed from the catalog.
import { lists } from '@portal/catalog/areas'
import type { Filter } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { isOffered } from './samples.ts'

/** Lists with a query of their own; variants show some rows of another list and have separate tests. */
export const ownLists: readonly List[] = lists.filter(({ sql }) => sql === undefined)

/** Returns the parts of a list (filters, columns) with the words that characterize each. */
type Parts = (list: List) => Iterable<readonly [name: string, word: string]>

type WordsByName = Map<string, Set<string>>

/** Returns the candidate with most of the missing words. */
function richestIn<T>(
  candidates: Iterable<T>,
  wordsOf: (candidate: T) => Iterable<string>,
  missing: ReadonlySet<string>,
): T {
  const missingIn = (candidate: T): number => new Set([...wordsOf(candidate)].filter((word) => missing.has(word))).size
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, words: missingIn(candidate) }))
    .sort((one, other) => other.words - one.words)
  if (!best || best.words === 0) throw new Error(`nothing has ${[...missing].join(', ')}`)
  return best.candidate
}

/** Adds, one at a time, the list with most of the missing words; returns for each the fewest names that cover them. */
export function coverOf(partsOf: Parts, candidates: readonly List[] = ownLists): [list: List, names: string[]][] {
  const parts = new Map(candidates.map((list) => [list, byName(partsOf(list))]))
  const wordsOf = (list: List): string[] => [...(parts.get(list)?.values() ?? [])].flatMap((words) => [...words])
  const missing = new Set(candidates.flatMap(wordsOf))
  const chosen: [List, string[]][] = []
  while (missing.size > 0) {
    const list = richestIn(candidates, wordsOf, missing)
    const named = parts.get(list) ?? (new Map() as WordsByName)
    const names: string[] = []
    while (wordsOf(list).some((word) => missing.has(word))) {
      const [name, words] = richestIn(named, ([, each]) => each, missing)
      names.push(name)
      for (const word of words) missing.delete(word)
    }
    chosen.push([list, names])
  }
  return chosen
}

function byName(parts: Iterable<readonly [string, string]>): WordsByName {
  const names: WordsByName = new Map()
  for (const [name, word] of parts) names.set(name, (names.get(name) ?? new Set()).add(word))
  return names
}

const isSaid = ([, value]: [string, unknown]): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)
const saidBy = (declared: object): string[] =>
  Object.entries(declared)
    .filter(isSaid)
    .map(([word]) => word)
    .sort()

const optionsOf = (filter: Filter): string[] =>
  filter.of === 'choice' ? (Array.isArray(filter.options) ? ['known'] : saidBy(filter.options)) : []

const kindOf = ({ operator, of }: Filter): string => `${operator} ${of}`

const wordsOfFilter = (filter: Filter): string[] => [
  kindOf(filter),
  ...saidBy(filter),
  ...optionsOf(filter).map((word) => `options ${word}`),
]

/** Excludes `sums`, where the server finds precomputed sums: no screen shows it. */
const ofScreens = (word: string): boolean => word !== 'sums'

/** Yields every word a list is declared with: its own, those of its filters and those of its fields. */
function* vocabularyOf(list: List): Iterable<[string, string]> {
  const words = [
    ...saidBy(list).filter(ofScreens),
    ...saidBy(list.api).map((call) => `call ${call}`),
    ...Object.values(list.filters)
      .flatMap(wordsOfFilter)
      .map((word) => `filter ${word}`),
    ...Object.values(list.fields)
      .flatMap((field) => [field.kind, ...saidBy(field)])
      .map((word) => `field ${word}`),
  ]
  for (const word of words) yield [word, word]
}

const listsIn = (cover: readonly [List, unknown][]): List[] => cover.map(([list]) => list)

export const vocabularyCover: readonly List[] = listsIn(coverOf(vocabularyOf))

/** The list with most words, to test what works the same for all lists. */
export const [richest] = vocabularyCover as [List, ...List[]]

/** Filters that together cover each kind, with each word a filter of that kind is declared with. */
export const filterCover = coverOf((list) =>
  Object.entries(list.filters)
    .filter(([name]) => isOffered(list, name))
    .flatMap(([name, filter]) => wordsOfFilter(filter).map((word) => [name, `${kindOf(filter)} ${word}`] as const)),
)

/** Sort orders of each kind, with and without a column. */
export const sortCover = coverOf(({ sort, fields, columns }) =>
  sort.by.map((name) => [name, `${fields[name]?.kind}${columns.includes(name) ? '' : ' without a column'}`] as const),
)

/** Lists with a total of each kind, and one without totals. */
export const totalsCover: readonly List[] = listsIn(
  coverOf(
    ({ totals, fields }) => totals.map((name) => [name, fields[name]?.kind ?? ''] as const),
    ownLists.filter(({ api }) => api.totals),
  ),
)
