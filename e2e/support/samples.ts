// Finds for each filter a value that keeps some rows and excludes others, taken from the rows themselves.
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import type { Filter, RangeKind, ValueKind } from '@portal/kit/filters'
import { formatDate, formatNumber } from '@portal/kit/formats'
import type { Contexto, List, Row } from '@portal/kit/list'
import { normalize } from '@portal/kit/texto'
import { loadListSource } from '../../apps/api/src/lists/source.ts'
import { ask, askPage, askRows, listAt } from './api.ts'
import { PREFEITURA } from './visit.ts'

export interface Sample {
  name: string
  filter: Filter
  /** As written in the address. */
  value: string
  /** As typed by a visitor. */
  typed: string
  /** Number of rows it keeps. */
  count: number
}

type Candidates = (filter: Filter, rows: readonly Row[], contexto: Contexto) => Promise<string[]> | string[]

/** Returns the values of the filter's column. A column that only orders a field is not in the rows; the field is. */
const valuesOf = ({ column }: Filter, rows: readonly Row[]): string[] =>
  rows.flatMap(({ [column.replace(/Ordem$/, '')]: value }) => (value === undefined ? [] : [String(value)]))
const middleOf = (values: string[]): string[] => [values[Math.floor(values.length / 2)] ?? '']
const sortedNumbers = (values: string[]): string[] => values.sort((one, other) => Number(one) - Number(other))
const middleDate: Candidates = (filter, rows) => middleOf(valuesOf(filter, rows).sort())
const middleNumber: Candidates = (filter, rows) => middleOf(sortedNumbers(valuesOf(filter, rows)))
const middleMoney: Candidates = (filter, rows) =>
  middleOf(sortedNumbers(valuesOf(filter, rows))).map((value) => Number(value).toFixed(2))

/** Candidates for numbers of child rows, which are not in the rows; they start at one. */
const FIRST_NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** Returns the commitments that have goods. */
const commitmentsOfGoods = async (contexto: Contexto): Promise<string[]> =>
  (await askPage(listAt('/empenhos'), contexto, { permanente: true })).content.map(({ empenhoExercicio }) =>
    String(empenhoExercicio),
  )

const someText: Candidates = (filter, rows) => {
  const texts = valuesOf(filter, rows).map(normalize)
  return [...texts.flatMap((text) => text.match(/[a-z]{5,}|\d{3,}/g) ?? []), ...texts]
}

const candidates: Record<ValueKind, Candidates> = {
  text: someText,
  words: someText,
  documento: (filter, rows) =>
    valuesOf(filter, rows)
      .filter((text) => !text.includes('*'))
      .map(cleanDocumento),
  integer: (filter, rows) => (filter.among === undefined ? valuesOf(filter, rows) : FIRST_NUMBERS),
  numeroAno: (filter, rows, contexto) =>
    filter.among === undefined ? valuesOf(filter, rows) : commitmentsOfGoods(contexto),
  code: valuesOf,
  date: valuesOf,
  money: valuesOf,
  month: () => [],
  choice: async (filter, _rows, contexto) => {
    if (filter.of !== 'choice') return []
    if (!('from' in filter.options)) return filter.options.map(({ value }) => value)
    return (await ask<{ id: number }[]>(filter.options.from, { ...contexto })).map(({ id }) => String(id))
  },
  flag: () => ['true'],
}

/** Candidates for an end of a range: a value with rows on each side. */
const ends: Record<RangeKind, Candidates> = {
  date: middleDate,
  money: middleMoney,
  integer: middleNumber,
  month: ({ operator }) => [operator === 'from' ? '7' : '6'],
}

function candidatesOf(filter: Filter): Candidates {
  if (filter.operator === 'asOf') return () => []
  return filter.operator === 'from' || filter.operator === 'to' ? ends[filter.of] : candidates[filter.of]
}

const typed: Partial<Record<ValueKind, (value: string) => string>> = {
  date: (value) => formatDate(value).replaceAll('/', ''),
  money: formatNumber,
}

/**
 * Returns no sample when no value in the small city narrows the list; the contract tests cover the filter with rows
 * made for it.
 */
async function sampleOf(
  list: List,
  contexto: Contexto,
  name: string,
  filter: Filter,
  rows: readonly Row[],
): Promise<Sample[]> {
  const { totalElements: whole } = await askPage(list, contexto)
  for (const value of await candidatesOf(filter)(filter, rows, contexto)) {
    const { totalElements: count } = await askPage(list, contexto, { [name]: value })
    if (count > 0 && count < whole) return [{ name, filter, value, typed: typed[filter.of]?.(value) ?? value, count }]
  }
  return []
}

/**
 * Returns whether no document can be sampled: a CPF is never shown whole, so rows of people alone have none to search
 * by.
 */
const isHidden = (filter: Filter, rows: readonly Row[]): boolean =>
  filter.of === 'documento' && valuesOf(filter, rows).every((text) => text.includes('*'))

/** Returns whether a filter is in the form and narrows the list; other filters have separate tests. */
export const isOffered = (list: List, name: string): boolean =>
  !isOfTheSource(list, name) &&
  list.filters[name]?.asked === undefined &&
  !unsaysDefaults(list, name) &&
  !isOnAlready(list, name)

/**
 * Returns whether the `.sql` itself binds the filter, which then defines the rows instead of narrowing them, except for
 * words that are not those of documents.
 */
const isOfTheSource = (list: List, name: string): boolean =>
  loadListSource(list).binds.includes(name) && (list.filters[name]?.of !== 'words' || list.hit?.by === name)

/** Returns whether the filter is a flag on by default: clearing it returns more rows than the list opens with. */
const isOnAlready = ({ filters }: List, name: string): boolean =>
  filters[name]?.of === 'flag' && filters[name].default !== undefined

/** Returns whether the filter excludes a default one: filling it in may return more rows than the list opens with. */
const unsaysDefaults = ({ filters }: List, name: string): boolean =>
  filters[name]?.excludes?.some((other) => filters[other]?.default) ?? false

async function findSamples(list: List, contexto: Contexto): Promise<Sample[]> {
  const rows = await askRows(list, contexto)
  const choosing = Object.entries(list.filters).filter(
    ([name, filter]) => isOffered(list, name) && !isHidden(filter, rows),
  )
  return (await Promise.all(choosing.map(([name, filter]) => sampleOf(list, contexto, name, filter, rows)))).flat()
}

const found = new Map<List, Promise<Sample[]>>()

/** Returns a sample for each filter of the list, or for those named, the one that keeps most rows first. */
export async function samplesOf(list: List, names?: readonly string[]): Promise<Sample[]> {
  const finding = found.get(list) ?? findSamples(list, PREFEITURA)
  found.set(list, finding)
  const samples = (await finding).toSorted((one, other) => other.count - one.count)
  const asked = samples.filter(({ name }) => names?.includes(name) ?? true)
  if (asked.length === 0) throw new Error(`no filter of ${list.path} narrows it`)
  return asked
}
