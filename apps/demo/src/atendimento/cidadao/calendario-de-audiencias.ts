// Says which public hearings the demo city holds in each year, when and where.
import { dayAt, workingDay } from '../../cidade/calendar.ts'

export const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

interface Audiencia {
  natureza: string
  mes: number
  dia: number
  lei?: 'ldo' | 'loa'
}

const DO_ANO: readonly Audiencia[] = [
  { natureza: 'Metas fiscais do 3º quadrimestre', mes: 2, dia: 25 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 2, dia: 27 },
  { natureza: 'Lei de Diretrizes Orçamentárias', mes: 4, dia: 10, lei: 'ldo' },
  { natureza: 'Metas fiscais do 1º quadrimestre', mes: 5, dia: 28 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 5, dia: 29 },
  { natureza: 'Plano diretor', mes: 6, dia: 18 },
  { natureza: 'Lei Orçamentária Anual', mes: 8, dia: 20, lei: 'loa' },
  { natureza: 'Metas fiscais do 2º quadrimestre', mes: 9, dia: 26 },
  { natureza: 'Saúde: relatório do quadrimestre', mes: 9, dia: 29 },
  { natureza: 'Transporte coletivo', mes: 10, dia: 15 },
  { natureza: 'Emendas ao orçamento do próximo ano', mes: 11, dia: 26 },
  { natureza: 'Mobilidade urbana', mes: 12, dia: 16 },
]
const TIPOS = [1, 3, 2]
const LOCAIS = ['Plenário da Câmara Municipal', 'Auditório do Paço Municipal']
const VIRTUAL = 2
const PELA_INTERNET = 'Videoconferência aberta a todos'
/** How many days before it the population is called to a hearing. */
export const ANTECEDENCIA = 45
/** How many days after it the minutes are published. */
export const ATA = 7

export interface AudienciaMarcada {
  exercicio: number
  audiencia: number
  natureza: string
  lei: 'ldo' | 'loa' | undefined
  tipo: number
  local: string
  day: number
}

/** Returns the hearings of a year. */
export const audienciasDe = (exercicio: number): AudienciaMarcada[] =>
  DO_ANO.map(({ natureza, mes, dia, lei }, index) => {
    const tipo = pick(TIPOS, index)
    return {
      exercicio,
      audiencia: index + 1,
      natureza,
      lei,
      tipo,
      local: tipo === VIRTUAL ? PELA_INTERNET : pick(LOCAIS, index),
      day: workingDay(dayAt(exercicio, mes, dia)),
    }
  })

/** Returns the next hearing to which the population was called, if there is one. */
export const proximaAudiencia = (years: readonly number[], today: number): AudienciaMarcada | undefined =>
  years.flatMap(audienciasDe).find(({ day }) => day >= today && day - ANTECEDENCIA - 1 <= today)
