// Plans what an entity commits on each working day of a year: payroll, travel, advances and purchases, more of them
// near the end of the year.
import { dayAt, monthOf, workingDayBefore, workingDaysOf, yearOf } from '../cidade/calendar.ts'
import type { Volume } from '../cidade/cidade.ts'

export interface DayAgenda {
  day: number
  /** The payroll committed on this day; 13 is the thirteenth salary. */
  folha?: number
  diarias: number
  adiantamentos: number
  compras: number
}

export const FOLHAS_NO_ANO = 13

const COMPRAS_POR_MES = [1.55, 0.95, 1, 0.95, 1, 0.95, 0.95, 1, 1, 1, 1.1, 1.75]
const DIARIAS_POR_MES = [0.55, 0.9, 1.15, 1.1, 1.15, 1, 0.85, 1.1, 1.1, 1.1, 1.05, 0.45]
const ADIANTAMENTOS_POR_MES = [0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.3]

const PAYDAY = 27
const THIRTEENTH_PAYDAY = 17
/** After this day of December almost nothing is committed. */
const CLOSING_DAY = 22

export function* agendaOf(year: number, volume: Volume, payrolls: number): Generator<DayAgenda> {
  const days = workingDaysOf(year)
  const compras = Math.max(0, volume.empenhos - volume.diarias - volume.adiantamentos - payrolls * FOLHAS_NO_ANO)
  const shares = [
    spread(days, COMPRAS_POR_MES, compras),
    spread(days, DIARIAS_POR_MES, volume.diarias),
    spread(days, ADIANTAMENTOS_POR_MES, volume.adiantamentos),
  ] as const
  const paydays = paydaysOf(year)
  for (const [i, day] of days.entries()) {
    const [purchases, trips, advances] = shares.map((share) => share[i] as number) as [number, number, number]
    const agenda: DayAgenda = { day, diarias: trips, adiantamentos: advances, compras: purchases }
    const folha = paydays.get(day)
    if (folha !== undefined) agenda.folha = folha
    yield agenda
  }
}

/** Returns the days on which payrolls are committed, each with the number of the payroll. */
export function paydaysOf(year: number): Map<number, number> {
  const days = new Map<number, number>()
  for (let month = 1; month <= 12; month++)
    days.set(workingDayBefore(dayAt(year, month, month === 12 ? CLOSING_DAY : PAYDAY)), month)
  days.set(workingDayBefore(dayAt(year, 12, THIRTEENTH_PAYDAY)), FOLHAS_NO_ANO)
  return days
}

/**
 * Spreads the total in whole numbers over the days, in proportion to the months, with more in the last weeks of the
 * year.
 */
function spread(days: readonly number[], months: readonly number[], total: number): number[] {
  const perMonth = new Map<number, number>()
  for (const day of days) perMonth.set(monthOf(day), (perMonth.get(monthOf(day)) ?? 0) + 1)
  const weights = days.map((day) => {
    const month = monthOf(day)
    const closing = month === 12 ? (day <= dayAt(yearOf(day), 12, CLOSING_DAY) ? 1.3 : 0.25) : 1
    return ((months[month - 1] as number) * closing) / (perMonth.get(month) as number)
  })
  const whole = weights.reduce((a, b) => a + b, 0)
  let sum = 0
  let placed = 0
  return weights.map((weight) => {
    sum += weight
    const until = Math.round((sum / whole) * total)
    const here = until - placed
    placed = until
    return here
  })
}
