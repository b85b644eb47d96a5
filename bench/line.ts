// One measured fact: what, the figure, its target, and whether it holds.
export interface Line {
  work: string
  figure: string
  target: string
  ok: boolean
}

const write = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })

export const atLeast = (work: string, value: number, target: number, unit = ''): Line => ({
  work,
  figure: `${write(value)}${unit}`,
  target: `≥ ${write(target)}${unit}`,
  ok: value >= target,
})

export const atMost = (work: string, value: number, target: number, unit = ''): Line => ({
  work,
  figure: `${write(value)}${unit}`,
  target: `≤ ${write(target)}${unit}`,
  ok: value <= target,
})

export const noted = (work: string, figure: string): Line => ({ work, figure, target: '–', ok: true })

export const lineText = ({ work, figure, target, ok }: Line): string =>
  `${ok ? '✓' : '✗'} ${work.padEnd(66)} ${figure.padStart(12)}   ${target}\n`
