// Reads and writes the basis that an address asks for instead of the default one: 'posicao,bruto'. Kept apart from the
// figures, so that a page which only passes it on loads nothing else.

/**
 * What a basis may have other than the default, in the order an address says it: all that is known until today of the
 * commitments of the year, the budget as it was approved, and revenue before deductions.
 */
export const BASES = ['posicao', 'inicial', 'bruto'] as const
export type Base = (typeof BASES)[number]

const isBase = (word: string): word is Base => BASES.some((base) => base === word)

export interface BaseAsked {
  readonly bases: readonly Base[]
  /** Words that are none of a basis. */
  readonly unknown: readonly string[]
}

/** Returns what an address asks for; nothing of it counts where one word is not understood. */
export function readBase(asked: string | null | undefined): BaseAsked {
  const words = (asked ?? '').split(',').flatMap((word) => word.trim() || [])
  const unknown = words.filter((word) => !isBase(word))
  return { bases: unknown.length > 0 ? [] : BASES.filter((base) => words.includes(base)), unknown }
}

/** Writes a basis in the one order there is; undefined for the default, of which an address says nothing. */
export const writeBase = (bases: readonly Base[]): string | undefined =>
  BASES.filter((base) => bases.includes(base)).join(',') || undefined
