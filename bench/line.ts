// Defines a line of the report: what was measured, the figure, its target, and whether it was met.
export interface Line {
  work: string
  figure: string
  target: string
  ok: boolean
  /** The figure as a number, where it can be compared with another run: absolute times and CPU times cannot. */
  value?: number
}

export const writeFigure = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })

const TIMES = new Set([' ms', ' s'])

const comparable = (value: number, unit: string): { value?: number } => (TIMES.has(unit) ? {} : { value })

export const atLeast = (work: string, value: number, target: number, unit = ''): Line => ({
  work,
  figure: `${writeFigure(value)}${unit}`,
  target: `≥ ${writeFigure(target)}${unit}`,
  ok: value >= target,
  ...comparable(value, unit),
})

export const atMost = (work: string, value: number, target: number, unit = ''): Line => ({
  work,
  figure: `${writeFigure(value)}${unit}`,
  target: `≤ ${writeFigure(target)}${unit}`,
  ok: value <= target,
  ...comparable(value, unit),
})

export const noted = (work: string, figure: string): Line => ({ work, figure, target: '–', ok: true })

export const lineText = ({ work, figure, target, ok }: Line): string =>
  `${ok ? '✓' : '✗'} ${work.padEnd(66)} ${figure.padStart(12)}   ${target}\n`
