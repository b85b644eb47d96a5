// A line about a row, from what its fields say: what no field says is left out, and so is what would lead to it.
import { formatMoney } from './formats.ts'

const isStated = (part: unknown): boolean => part !== undefined && part !== null

export const stated = (...parts: readonly unknown[]): string => parts.filter(isStated).map(String).join(', ')

export const statedMoney = (value: unknown): string | undefined => (isStated(value) ? formatMoney(String(value)) : undefined)
