// Defines the comparison of years: the chosen year and those before it, in reais of each year or per inhabitant.
import { money, type Field } from '@portal/kit/fields'

/** Number of years before the chosen one. */
const ANOS_ANTES = 3

export const MEDIDAS = [
  { value: 'reais', label: 'Em reais de cada ano' },
  { value: 'habitante', label: 'Por habitante' },
] as const

/** An example year, for lists by year that are described without a request; its columns stand for those of any year. */
export const UM_ANO = { exercicio: 2026 }

/** Returns the field name of each year, the chosen one first. */
export const anosDe = (exercicio: number): [name: string, ano: number][] =>
  Array.from({ length: ANOS_ANTES + 1 }, (_, antes) => [`ano${antes}`, exercicio - antes])

export const valoresDosAnos = (exercicio: number): Record<string, Field> =>
  Object.fromEntries(anosDe(exercicio).map(([name, ano]) => [name, money(String(ano))]))
