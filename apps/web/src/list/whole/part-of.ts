// Formats a figure as a percentage of a whole, for display only; never used to compute another figure.
import type { Value } from '@portal/kit/list'

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function partOf(value: Value | undefined, whole: number | string): string | undefined {
  const all = Number(whole)
  return all === 0 || value === undefined ? undefined : percent.format(Number(value) / all)
}
