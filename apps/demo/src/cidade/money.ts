// Handles money in whole cents, so that sums are exact.
export type Cents = number

/** Formats cents as '1234.56', as the database reads it. */
export function decimalOf(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Formats a price in ten-thousandths, with four decimals. */
export function priceOf(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Rounds the value of a contract to two significant digits and a half. */
export function roundContract(cents: Cents): Cents {
  const step = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(cents, 1))) - 1) / 2
  return Math.max(step, Math.round(cents / step) * step)
}

/** Splits a total in proportion to the weights, to the cent; the last part takes the rounding difference. */
export function splitBy(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  let left = total
  return weights.map((weight, i) => {
    const part = i === weights.length - 1 ? left : Math.floor((total * weight) / sum)
    left -= part
    return part
  })
}

export const percentOf = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100)
