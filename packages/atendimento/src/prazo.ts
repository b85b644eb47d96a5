// Computes the day a response is due: the first day does not count, and the last one must be a working day.
import { dayOf, holidaysOf, isoFrom } from '@portal/kit/feriados'

export interface RegraDePrazo {
  /** Whether all days count ('corridos'), or only working days ('uteis'). */
  contagem: 'corridos' | 'uteis'
  /** Whether a deadline on a day off moves to the next working day. */
  terminaEmDiaUtil: boolean
  /** Days off besides the national holidays, as yyyy-mm-dd. */
  feriados: ReadonlySet<string>
}

const SUNDAY = 0
const SATURDAY = 6
/** Returns the day of the week, 0 for Sunday; day 0, 1 January 1970, was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7

export function isDiaUtil(iso: string, { feriados }: Pick<RegraDePrazo, 'feriados'>): boolean {
  const day = dayOf(iso)
  const weekday = weekdayOf(day)
  return (
    weekday !== SUNDAY && weekday !== SATURDAY && !feriados.has(iso) && !holidaysOf(Number(iso.slice(0, 4))).has(day)
  )
}

const nextDay = (iso: string): string => isoFrom(dayOf(iso) + 1)

/** Returns the last day of a term of `dias` days that starts on `inicio`, both as yyyy-mm-dd. */
export function prazoDe(inicio: string, dias: number, regra: RegraDePrazo): string {
  let day = inicio
  for (let counted = 0; counted < dias;) {
    day = nextDay(day)
    if (regra.contagem === 'corridos' || isDiaUtil(day, regra)) counted++
  }
  while (regra.terminaEmDiaUtil && !isDiaUtil(day, regra)) day = nextDay(day)
  return day
}

/** Returns the number of days from one date to another. */
export const diasEntre = (inicio: string, fim: string): number => dayOf(fim) - dayOf(inicio)
