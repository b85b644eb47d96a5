// What the goods of the demo city are worth today, by the straight line the accounts of the public sector use.
import { decimalOf, type Cents } from '../cidade/money.ts'

/** Years of use, and what is left at the end of them. */
const VIDA = { M: [10, 0.1], V: [10, 0.2], I: [40, 0.3] } as const

const DAYS_A_YEAR = 365.25

export function valorAtual(tipo: keyof typeof VIDA, valor: Cents, adquirido: number, on: number): string {
  const [anos, residuo] = VIDA[tipo]
  const gasto = Math.min(1, Math.max(0, on - adquirido) / (anos * DAYS_A_YEAR))
  return decimalOf(Math.round(valor * (1 - gasto * (1 - residuo))))
}
