// Computes the current value of goods, by the straight-line depreciation of public accounting.
import { decimalOf, type Cents } from '../cidade/money.ts'

/** Useful life in years, and the share of the value left at its end. */
const VIDA = { M: [10, 0.1], V: [10, 0.2], I: [40, 0.3] } as const

const DAYS_A_YEAR = 365.25

export function valorAtual(tipo: keyof typeof VIDA, valor: Cents, adquirido: number, on: number): string {
  const [anos, residuo] = VIDA[tipo]
  const gasto = Math.min(1, Math.max(0, on - adquirido) / (anos * DAYS_A_YEAR))
  return decimalOf(Math.round(valor * (1 - gasto * (1 - residuo))))
}
