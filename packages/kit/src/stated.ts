// A line about a row, from what its fields say: what no field says is left out, and so is what would lead to it.
import { formatMoney } from './formats.ts'

export const stated = (...parts: readonly unknown[]): string => parts.filter((part) => part !== undefined && part !== null).map(String).join(', ')

export const statedMoney = (value: unknown): string | undefined => (value === undefined || value === null ? undefined : formatMoney(String(value)))
