// Finds the faults of a list declaration: names that are no field, totals of columns that are not numbers, names of
// clients for no filter or sort.
import type { ClientNames } from './client-names.ts'
import { isNumeric } from './fields.ts'
import { chosenFilters, initialSort, scopeOf, titleOf, type List } from './list.ts'
import { isNested } from './nested.ts'
import type { Gate } from './parametros.ts'

/** Returns every gate that a list uses. */
export const gatesOf = ({ fields, filters, covers, open, hit, links = {} }: List): Gate[] =>
  [
    ...Object.values(fields),
    ...Object.values(filters),
    ...Object.values(links),
    open,
    hit,
    { when: covers?.entities },
  ].flatMap((each) => each?.when ?? [])

export function listFaults(
  list: List,
  { parameters, sorts }: Pick<ClientNames, 'parameters' | 'sorts'> = { parameters: {}, sorts: {} },
): string[] {
  const { fields, filters, lookup = {}, links = {}, fixed = {}, covers } = list
  const isField = (name: string): boolean => Object.hasOwn(fields, name)
  const faults: string[] = []
  const expect = (holds: boolean, fault: string): void => void (holds || faults.push(fault))

  const named = {
    key: list.key,
    columns: list.columns,
    sort: list.sort.by,
    totals: list.totals,
    lookup: Object.values(lookup),
    links: Object.keys(links),
  }
  for (const [word, names] of Object.entries(named)) {
    for (const name of names) expect(isField(name), `${word}: ${name} is no field`)
  }
  for (const [word, names] of Object.entries({ columns: list.columns, sort: list.sort.by, totals: list.totals })) {
    for (const name of names) expect(!fields[name]?.recordOnly, `${word}: only the record shows ${name}`)
  }
  for (const name of list.totals.filter(isField)) {
    expect(isNumeric(fields[name]?.kind ?? 'text'), `totals: ${name} is no number`)
    expect(!isNested(name), `totals: ${name} travels nested`)
  }
  for (const name of list.card ? [...titleOf(list), ...(list.card.figures ?? [])] : []) {
    expect(list.columns.includes(name), `card: ${name} is no column`)
  }
  for (const name of list.hit?.about ?? []) expect(isField(name), `hit: ${name} is no field`)
  expect(!list.hit || filters[list.hit.by]?.of === 'words', `hit: ${list.hit?.by} is no filter of words`)
  expect(!list.hit || list.card !== undefined, 'hit: no card names the row')
  expect(
    list.sort.by.includes(initialSort(list).property),
    `sort: opens by ${initialSort(list).property}, which is not offered`,
  )
  expect(
    list.sort.by.some((name) => isField(name) && !fields[name]?.when),
    'sort: no order is left where every gate is closed',
  )
  for (const name of Object.keys(fields)) {
    expect(
      !Object.keys(fields).some((other) => other.startsWith(`${name}.`)),
      `fields: ${name} cannot hold others and a value`,
    )
  }
  for (const [name, filter] of chosenFilters(list)) {
    const above = filter.of === 'choice' && 'from' in filter.options ? filter.options.under : undefined
    expect(
      above === undefined || filters[above]?.of === 'choice',
      `filters: ${name} hangs from ${above}, which is no choice`,
    )
    for (const other of filter.excludes ?? [])
      expect(Object.hasOwn(filters, other), `filters: ${name} takes the place of ${other}, which is no filter`)
    const isAsked = filter.asked === undefined || (list.whole !== undefined && filter.asked === 'tabs')
    expect(!filter.required || isAsked, `filters: ${name} is required and the form does not ask it`)
  }
  const beyond = Object.entries(filters).flatMap(([name, { orAmong }]) => (orAmong === undefined ? [] : [name]))
  expect(beyond.length < 2, `filters: ${beyond.join(' and ')} each look in two places`)
  if (covers) {
    const apart = ['entidade', ...(covers.unnamed && scopeOf(list) === 'year' ? ['exercicio'] : [])]
    for (const name of apart) expect(list.key.includes(name), `covers: rows of several need ${name} in the key`)
    expect(scopeOf(list) !== 'portal', 'covers: what belongs to the portal has nothing beyond it')
  }
  for (const [said, name] of Object.entries(parameters)) {
    expect(
      Object.hasOwn(filters, name) && !Object.hasOwn(fixed, name),
      `clients: ${said} is ${name}, which is no filter`,
    )
  }
  for (const [said, name] of Object.entries(sorts))
    expect(list.sort.by.includes(name), `clients: ${said} is ${name}, which is no sort`)
  return faults
}
