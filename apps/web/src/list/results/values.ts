// Returns what the style of a value depends on: its sign and its kind.
import type { Field } from '@portal/kit/fields'
import type { Value } from '@portal/kit/list'

export const isNegative = (value: Value | undefined): boolean => typeof value !== 'boolean' && Number(value) < 0

/**
 * Returns the `data-kind` of a cell, which decides its width: a code is short and never cut, other text takes the room
 * there is.
 */
export const kindOf = ({ kind, code }: Field): string => (code ? 'code' : kind)
