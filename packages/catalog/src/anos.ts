// Years side by side: the chosen one beside those before it, in reais of each or per inhabitant.
import { money, type Field } from '@portal/kit/fields'

/** How many years before the chosen one. */
const ANOS_ANTES = 3

export const MEDIDAS = [
  { value: 'reais', label: 'Em reais de cada ano' },
  { value: 'habitante', label: 'Por habitante' },
] as const

/** The year whose columns stand for those of any, where a list of years is described and not asked. */
export const UM_ANO = { exercicio: 2026 }

/** The field of each year, the chosen one first. */
export const anosDe = (exercicio: number): [name: string, ano: number][] =>
  Array.from({ length: ANOS_ANTES + 1 }, (_, antes) => [`ano${antes}`, exercicio - antes])

export const valoresDosAnos = (exercicio: number): Record<string, Field> =>
  Object.fromEntries(anosDe(exercicio).map(([name, ano]) => [name, money(String(ano))]))
