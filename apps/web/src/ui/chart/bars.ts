// The arithmetic of a bar chart: where each bar starts and how long it is, in parts of a hundred, with zero where it
// belongs.
export interface Bar {
  /** From the left edge. */
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

/** How tall the chart is: 300 pixels for a few bars, twice that for some, and as much as they need for many. */
export function heightOf(bars: number): 'few' | 'some' | 'many' {
  if (bars <= 5) return 'few'
  return bars <= 10 ? 'some' : 'many'
}
