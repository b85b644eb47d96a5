// Says what an entity owes on long loans: the debt it begins with, and what is paid of it in a year.
import { dayAt, workingDay } from '../cidade/calendar.ts'
import { FIRST_YEAR, type Entity } from '../cidade/cidade.ts'
import type { Cents } from '../cidade/money.ts'

/** Owed at the end of the year before the first, in a city of scale 1, by the kind of entity. */
const SALDO: Partial<Record<Entity['tipo'], Cents>> = { E: 9_600_000_000, A: 600_000_000 }

const MESES = 12
/** The loans are paid in equal parts over these years, from the first. */
export const ANOS_DA_DIVIDA = 10
const JUROS_AO_MES = 0.006

export interface Prestacao {
  day: number
  juros: Cents
  amortizacao: Cents
}

/** Returns the monthly payments of a year, with interest on what is still owed. */
export function prestacoesDe({ tipo }: Entity, growth: number, year: number): Prestacao[] {
  const amortizacao = Math.round(((SALDO[tipo] ?? 0) * growth) / (ANOS_DA_DIVIDA * MESES))
  const paid = (year - FIRST_YEAR) * MESES
  return Array.from({ length: MESES }, (_, mes) => ({
    day: workingDay(dayAt(year, mes + 1, 10)),
    juros: Math.round(amortizacao * (ANOS_DA_DIVIDA * MESES - paid - mes) * JUROS_AO_MES),
    amortizacao,
  }))
}
