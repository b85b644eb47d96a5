// What the look of a value depends on, beside its words.
import type { Field } from '@portal/kit/fields'
import type { Value } from '@portal/kit/list'

export const isNegative = (value: Value | undefined): boolean => typeof value !== 'boolean' && Number(value) < 0

/** How wide a value runs: a code is short and never cut, other text takes what room there is. */
export const kindOf = ({ kind, code }: Field): string => (code ? 'code' : kind)
