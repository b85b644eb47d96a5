// Computes a bar chart: start and length of each bar and position of zero, in percent.
export interface Bar {
  /** Percent from the left edge. */
  readonly start: number
  readonly length: number
}

export interface Bars {
  readonly zero: number
  readonly bars: readonly Bar[]
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export function barsOf(values: readonly number[]): Bars {
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low
  const at = (value: number): number => (span === 0 ? 0 : ((value - low) / span) * 100)
  const zero = at(0)
  const bars = values.map((value) => ({
    start: rounded(Math.min(zero, at(value))),
    length: rounded(Math.abs(at(value) - zero)),
  }))
  return { zero: rounded(zero), bars }
}

/**
 * Returns the height class of the chart: 300 pixels for a few bars, twice that for some, and as much as needed for
 * many.
 */
export function heightOf(bars: number): 'few' | 'some' | 'many' {
  if (bars <= 5) return 'few'
  return bars <= 10 ? 'some' : 'many'
}
