// Finds, in the answers and pages of a city, what none of its rows says: values, figures, and sentences that claim
// something.
import { areas, register } from '@portal/catalog/areas'
import { GLOSSARIO } from '@portal/catalog/glossario'
import { formatDate, today } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { ARQUIVO, DIA, EXERCICIO, type City } from './cities-of-one-table.ts'
import { DECIDED, DECIDED_OF, DECIDED_VALUES, isNeutral } from './neutral-words.ts'
import type { ReadPage } from './walk-of-cities.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** What the rows of a city say, in every form in which it may be written. */
export interface Said {
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<number>
  /** What follows from them, as decided. */
  readonly follows: readonly RegExp[]
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []
const exact = (value: number): number => Math.round(Math.abs(value) * 10_000)

/** Each table has one row, which may be counted. */
const COUNTED = 1

/** Returns what the rows say, with what two of them add up to. */
export function saidBy({ table, entidade, rows }: City): Said {
  const values = [...rows.values()].flat().flatMap((row) => Object.values(row))
  const shared = [...Object.values(ARQUIVO), DIA, `Cidade ${entidade}`, EXERCICIO, COUNTED]
  const texts = [...values, ...shared].filter((value) => value !== null && value !== undefined).map(String)
  const numbers = texts.map(Number).filter(Number.isFinite)
  const sums = numbers.flatMap((one) => numbers.flatMap((other) => [one + other, one - other]))
  return {
    words: new Set(texts.flatMap(wordsOf)),
    numbers: new Set([...numbers, ...sums.filter(Boolean)].map(exact)),
    follows: DECIDED_OF[table] ?? [],
  }
}

/** Keys of every page of rows. */
const OF_PAGING = new Set([
  'number',
  'size',
  'totalElements',
  'numberOfElements',
  'totalPages',
  'first',
  'last',
  'empty',
  'pageable',
  'sort',
])

function* leaves(answer: unknown, at = ''): Generator<[field: string, value: unknown]> {
  if (Array.isArray(answer)) for (const each of answer) yield* leaves(each, `${at}[]`)
  else if (typeof answer === 'object' && answer !== null) {
    const isPage = 'content' in answer
    for (const [name, value] of Object.entries(answer))
      if (!isPage || !OF_PAGING.has(name)) yield* leaves(value, at === '' ? name : `${at}.${name}`)
  } else if (answer !== null && answer !== undefined) yield [at, answer]
}

function isSaid({ words, numbers }: Said, value: unknown): boolean {
  if (typeof value === 'number') return numbers.has(exact(value))
  return typeof value === 'string' && wordsOf(value).every((word) => words.has(word))
}

const isEmptyPage = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length === 0
    : typeof answer === 'object' && answer !== null && 'totalElements' in answer && answer.totalElements === 0

/** Whether a zero is of a month without what another month of the answer has. */
function isMonthWithout(answer: unknown, field: string, value: unknown): boolean {
  if (value !== 0 || !Array.isArray(answer)) return false
  const months: readonly Record<string, unknown>[] = answer
  return months.every((row) => 'mes' in row || 'inicio' in row) && months.some((row) => row[field.slice(3)])
}

const withoutNumbers = (path: string): string => (path.split('?')[0] ?? '').replaceAll(/\/\d+/g, '/:id')

/** Yields the values of the answers that no row says: `<call> <field>`. */
export function* unsaidValues(said: Said, { answers }: ReadPage): Generator<string> {
  const hasNoRows = [...answers.values()].some(isEmptyPage)
  for (const [path, answer] of answers) {
    for (const [field, value] of leaves(answer)) {
      const name = `${withoutNumbers(path)} ${field}`
      // The sum of no rows is 0 in an answer, and is shown on no page.
      const isSumOfNothing = value === 0 && hasNoRows && /\/tota(l|is)\b/.test(path)
      const isDecided =
        [...DECIDED, ...said.follows].some((decided) => decided.test(name)) ||
        DECIDED_VALUES.some((decided) => decided.test(`${name} ${value}`))
      if (!isSaid(said, value) && !isSumOfNothing && !isMonthWithout(answer, field, value) && !isDecided) yield name
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

/** Returns the texts of a page, one for each element that holds any. */
export const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(script|style|svg|title)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .map((text) =>
      text
        .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')

/** Words of the portal that define and explain, whatever the city: labels, notes, terms, descriptions. */
function* explained(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield* textsOf(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, each] of Object.entries(value)) if (name !== 'empty') yield* explained(each, seen)
}

export const EXPLAINED: ReadonlySet<string> = new Set(explained([areas, register, GLOSSARIO, Object.values(texts)]))

const FIGURE = /R\$\s?-?[\d.,]+|-?[\d.,]+\s?%|\d{2}\/\d{2}\/\d{4}/g
const CLAIM =
  /(?<![\p{L}])(?:não|nao|nenhum|nenhuma|nada|ninguém|nunca|sem|todos|todas|tudo|sempre|sim|ativo)(?![\p{L}])/iu

/** Days that the portal tells by itself: today, and the ends of what a filter covers where nobody asked for less. */
const TODAY = formatDate(today())
const ENDS = new Set([`01/01/${EXERCICIO}`, `31/12/${EXERCICIO}`])

const daysIn = (path: string): Set<string> =>
  new Set((decodeURIComponent(path).match(/\d{4}-\d{2}-\d{2}/g) ?? []).map(formatDate))

const figureIsSaid = ({ words, numbers }: Said, figure: string, isAlone: boolean): boolean =>
  figure.includes('/')
    ? figure === TODAY || (ENDS.has(figure) && !isAlone) || wordsOf(figure).every((word) => words.has(word))
    : numbers.has(exact(Number(figure.replaceAll(/[^\d,]/g, '').replace(',', '.'))))

const shapeOf = (text: string, { words }: Said): string =>
  text.replaceAll(WORD, (word) => (/\d{3}/.test(word) && words.has(word.toLowerCase()) ? '…' : word))

/** What a figure counts, at the end of its basis. */
const KIND = /, (sem|com|só) restos$/

/** The words of an empty list before the ends of its period. */
const OF_EMPTY = /^(Nada publicado para o que foi pedido, de|a)$/

const LETTER = /\p{L}/u

/**
 * Yields the texts of a page with a figure that no row says, or with a claim that only a row could make; a figure alone
 * is yielded after the words before it.
 */
export function* unsaidTexts(said: Said, { path, html }: ReadPage): Generator<string> {
  const asked = daysIn(path)
  let label = ''
  for (const text of textsOf(html)) {
    const words = LETTER.test(text.replaceAll(FIGURE, ''))
    if (words) label = text
    if (EXPLAINED.has(text) || isNeutral(text) || isSaid(said, text)) continue
    if (ENDS.has(text) && OF_EMPTY.test(label)) continue
    const whole = words ? text : `${label}: ${text}`
    if (isNeutral(whole) || said.follows.some((decided) => decided.test(whole))) continue
    const figures = (text.match(FIGURE) ?? []).filter((figure) => !asked.has(figure))
    if (figures.some((figure) => !figureIsSaid(said, figure, text === figure)) || CLAIM.test(text.replace(KIND, '')))
      yield shapeOf(whole, said)
  }
}
