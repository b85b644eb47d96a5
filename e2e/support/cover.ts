// On what a behaviour of every list is tried: the fewest lists, filters and columns that together have every word of
// the vocabulary, counted from the catalog itself.
import { lists } from '@portal/catalog/areas'
import type { Filter } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { isOffered } from './samples.ts'

/** Variants show some rows of another list, and have tests of their own. */
export const ownLists: readonly List[] = lists.filter(({ sql }) => sql === undefined)

/** Something of a list (a filter, a column) and what makes it unlike the others, a word at a time. */
type Parts = (list: List) => Iterable<readonly [name: string, word: string]>

type WordsByName = Map<string, Set<string>>

/** The one with most words still missing. */
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

/**
 * Adds, one at a time, the list that has most of what is still missing; answers, for each, the fewest names that bring
 * it.
 */
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

/** Where the server finds sums made beforehand is seen on no screen. */
const ofScreens = (word: string): boolean => word !== 'sums'

/** Every word a list is declared with: its own, those of its filters and those of its fields. */
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

/** The list with most words, for what the engine does alike for all. */
export const [richest] = vocabularyCover as [List, ...List[]]

/** Filters of each kind, with each word one of that kind is declared with. */
export const filterCover = coverOf((list) =>
  Object.entries(list.filters)
    .filter(([name]) => isOffered(list, name))
    .flatMap(([name, filter]) => wordsOfFilter(filter).map((word) => [name, `${kindOf(filter)} ${word}`] as const)),
)

/** A column, and an order without a column, of each kind. */
export const sortCover = coverOf(({ sort, fields, columns }) =>
  sort.by.map((name) => [name, `${fields[name]?.kind}${columns.includes(name) ? '' : ' without a column'}`] as const),
)

/** A total of each kind, and no totals at all. */
export const totalsCover: readonly List[] = listsIn(
  coverOf(
    ({ totals, fields }) => totals.map((name) => [name, fields[name]?.kind ?? ''] as const),
    ownLists.filter(({ api }) => api.totals),
  ),
)
