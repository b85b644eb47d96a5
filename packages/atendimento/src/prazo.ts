// Until when an answer is due: the day it starts from does not count, and the last one must be a day the office is
// open.
import { dayOf, holidaysOf, isoFrom } from '@portal/kit/feriados'

export interface RegraDePrazo {
  /** Whether days are counted one by one, or only those the office is open. */
  contagem: 'corridos' | 'uteis'
  /** A deadline that falls on a day off waits for the next day the office is open. */
  terminaEmDiaUtil: boolean
  /** Days off besides the national holidays, as yyyy-mm-dd. */
  feriados: ReadonlySet<string>
}

const SUNDAY = 0
const SATURDAY = 6
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7

export function isDiaUtil(iso: string, { feriados }: Pick<RegraDePrazo, 'feriados'>): boolean {
  const day = dayOf(iso)
  const weekday = weekdayOf(day)
  return (
    weekday !== SUNDAY && weekday !== SATURDAY && !feriados.has(iso) && !holidaysOf(Number(iso.slice(0, 4))).has(day)
  )
}

const nextDay = (iso: string): string => isoFrom(dayOf(iso) + 1)

/** The last day of a term of `dias` that starts on `inicio`, both as yyyy-mm-dd. */
export function prazoDe(inicio: string, dias: number, regra: RegraDePrazo): string {
  let day = inicio
  for (let counted = 0; counted < dias;) {
    day = nextDay(day)
    if (regra.contagem === 'corridos' || isDiaUtil(day, regra)) counted++
  }
  while (regra.terminaEmDiaUtil && !isDiaUtil(day, regra)) day = nextDay(day)
  return day
}

/** Whole days from one date to another. */
export const diasEntre = (inicio: string, fim: string): number => dayOf(fim) - dayOf(inicio)
