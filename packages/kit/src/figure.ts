// Declares a figure: a sum that several pages, files and answers carry under one name, and the words of its basis.
import type { Base } from './base.ts'
import { formatDate } from './formats.ts'
import { withQuery, type Query } from './link.ts'
import type { Gate } from './parametros.ts'
import type { Termo } from './termo.ts'

export interface Figure {
  /** Unique: whoever carries this id shows the same value, for the same entity and year. */
  readonly id: string
  readonly name: string
  /** Says in one sentence what is summed. */
  readonly definition: string
  readonly termo?: Termo
  /** What is summed: what happened until the last day of the year, or all that is known until today. */
  readonly time: 'ano' | 'posicao'
  /** Set for a plan: as it was approved, or with what changed it since. */
  readonly budget?: 'inicial' | 'atualizado'
  /** Set for revenue: before or after what the law takes from it. */
  readonly deductions?: 'antes' | 'depois'
  /** Set where it matters whether commitments of earlier years count. */
  readonly restos?: 'sem' | 'com' | 'só'
  /** Closed where nobody sent what it sums: then it is not known, on any page. */
  readonly when?: Gate
  /** The list whose headline it is. */
  readonly proof: Proof
  /** The sum of what happened until the last day of the year, in a list that a period limits to what happened in it. */
  readonly inYear?: Figure
  /** What is shown in its place under another basis. */
  readonly under?: Readonly<Partial<Record<Base, Figure>>>
  /** What follows a percentage of it: "da dotação atualizada". */
  readonly ofIt?: string
}

export interface Proof {
  readonly path: string
  /** Name of the total in that list. */
  readonly total: string
  /** Set where the list has it among its key totals only if the address asks for it. */
  readonly brought?: true
  /** What is asked of the list; nothing, where its own defaults are what is summed. */
  readonly query?: (exercicio: number) => Query
}

/** Returns the figure that a screen shows under a basis: its counterpart, or itself where the basis changes nothing. */
export const figureUnder = (figure: Figure, bases: readonly Base[]): Figure =>
  bases.reduce((found, base) => found.under?.[base] ?? found, figure)

/** Query parameter by which an address brings one more total of a list to its headline. */
export const SOMA = 'soma'

/** Returns the address of the list whose headline a figure is, with the period given instead of its own. */
export const proofOf = (
  { proof: { path, total, query, brought } }: Figure,
  exercicio: number,
  period?: Query,
): string => withQuery(path, { ...(period ?? query?.(exercicio)), ...(brought && { [SOMA]: total }) })

/** Returns what explains a figure beside its name: its definition and its legal term. */
export const explained = ({ name, definition, termo }: Figure): { label: string; help: string; termo?: Termo } => ({
  label: name,
  help: definition,
  ...(termo && { termo }),
})

export const lastDayOf = (exercicio: number): string => `${exercicio}-12-31`

/** The days a list was asked for. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const isYear = ({ from, to }: Period, exercicio: number): boolean =>
  (from === undefined || from === `${exercicio}-01-01`) && to === lastDayOf(exercicio)

/**
 * Returns the figure that the sum of a column is, in the period a list was asked for; undefined where the period makes
 * it a part. Where the period limits only which rows are summed, the whole year has them all.
 */
export function figureIn(declared: Figure, period: Period, exercicio: number): Figure | undefined {
  if (period.from === undefined && period.to === undefined) return declared
  if (!isYear(period, exercicio)) return undefined
  if (declared.time === 'ano') return declared
  return declared.inYear ?? (period.from === undefined ? undefined : declared)
}

/** What a list may be asked, by the name of each filter, and what it fixes itself. */
interface Asked {
  readonly filters: Readonly<Record<string, { readonly default?: (exercicio: number) => string } | undefined>>
  readonly fixed?: Readonly<Record<string, unknown>>
}

/**
 * Whether what is asked of a list beyond a period makes its sums a part of the figure: a filter that was set, or that
 * the list itself fixes.
 */
export function isPart(
  { filters, fixed = {} }: Asked,
  asked: Readonly<Record<string, string | undefined>>,
  exercicio: number,
): boolean {
  const { dataInicial: _from, dataFinal: _to, ...others } = asked
  return (
    Object.keys(fixed).some((name) => name in filters) ||
    Object.entries(others).some(([name, value]) => value !== undefined && value !== filters[name]?.default?.(exercicio))
  )
}

export interface BasisAsked {
  readonly exercicio: number
  readonly period: Period
  /** The day of the newest fact, if known. */
  readonly until: string | undefined
}

const earlier = (a: string, b: string): string => (a < b ? a : b)

/** Says of which days a sum is, never of days of which nothing is known yet. */
function timeInWords(
  { time, budget, inYear }: Pick<Figure, 'time' | 'budget' | 'inYear'>,
  { exercicio, period: { from, to }, until }: BasisAsked,
): string {
  if (budget === 'inicial') return 'orçamento inicial'
  const limited = time === 'ano' || (inYear !== undefined && (from !== undefined || to !== undefined))
  const end = limited ? (to ?? lastDayOf(exercicio)) : until
  const last = until === undefined || end === undefined ? undefined : formatDate(earlier(until, end))
  if (budget === 'atualizado') return ['orçamento atualizado', last && `até ${last}`].filter(Boolean).join(' ')
  if (!limited) return last === undefined ? '' : `posição em ${last}`
  if (from === undefined || from === `${exercicio}-01-01`)
    return ['no ano', last && `até ${last}`].filter(Boolean).join(', ')
  return until === undefined || until < from ? `desde ${formatDate(from)}` : `de ${formatDate(from)} a ${last}`
}

const DEDUCTIONS = { antes: 'antes das deduções', depois: 'menos as deduções' } as const
const RESTOS = { sem: 'sem restos', com: 'com restos', só: 'só restos' } as const

/** Says what a figure counts, whatever its days: "sem restos". */
const kindInWords = ({ deductions, restos }: Figure): string =>
  [deductions && DEDUCTIONS[deductions], restos && RESTOS[restos]].filter(Boolean).join(', ')

export interface Basis {
  readonly time: string
  readonly kind: string
}

/** Returns the basis of a figure: of which days it is, and what it counts. */
export const basisOf = (figure: Figure, asked: BasisAsked): Basis => ({
  time: timeInWords(figure, asked),
  kind: kindInWords(figure),
})

export const wordsOf = ({ time, kind }: Basis): string => [time, kind].filter(Boolean).join(', ')

/** Returns the basis of a figure in a few words: "no ano, até 18/11/2026, sem restos". */
export const basisInWords = (figure: Figure, asked: BasisAsked): string => wordsOf(basisOf(figure, asked))

/** Says a basis of a screen in words, by what of it can be another: "no ano, até 18/11/2026". */
export const baseInWords = (bases: readonly Base[], asked: BasisAsked): Readonly<Record<Base, string>> => ({
  posicao: timeInWords({ time: bases.includes('posicao') ? 'posicao' : 'ano' }, asked),
  inicial: bases.includes('inicial') ? 'orçamento inicial' : 'orçamento atualizado',
  bruto: DEDUCTIONS[bases.includes('bruto') ? 'antes' : 'depois'],
})
