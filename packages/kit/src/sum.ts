// Sums amounts given as numbers or decimal text, exactly, up to six decimals.
import type { Row } from './list.ts'

const DECIMALS = 6
const UNIT = 10n ** BigInt(DECIMALS)

function unitsOf(value: Row[string]): bigint {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(String(value ?? 0)) ?? []
  const units = BigInt(whole || '0') * UNIT + BigInt(decimals.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  return sign === '' ? units : -units
}

/** Returns the sum as decimal text, without trailing zeros. */
export function sumOf(rows: readonly Row[], name: string): string {
  const total = rows.reduce((sum, row) => sum + unitsOf(row[name]), 0n)
  const digits = String(total < 0n ? -total : total).padStart(DECIMALS + 1, '0')
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${total < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`
}

/** Returns the sum of what the rows state; undefined where none states any, which is not zero. */
export const statedSum = (rows: readonly Row[], name: string): string | undefined =>
  rows.every((row) => row[name] === undefined) ? undefined : sumOf(rows, name)
