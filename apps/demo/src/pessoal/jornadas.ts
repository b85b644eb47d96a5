// Writes the time clock and the schedule of a few servants of the demo city, and what pensioners receive.
import { dayAt, daysInMonth, isoOf, monthOf, yearOf } from '../cidade/calendar.ts'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Vinculo } from './quadro.ts'

const CLOCKED = 2
const MONTHS = 2
const ONE_FLEXIBLE_IN = 90
const FLEXIBLE = [
  { dia: 2, entrada1: '07:00', saida1: '13:00' },
  { dia: 3, entrada1: '07:00', saida1: '13:00' },
  { dia: 4, entrada1: '08:00', saida1: '12:00', entrada2: '13:00', saida2: '18:00' },
  {
    dia: 5,
    entrada1: '07:00',
    saida1: '09:00',
    entrada2: '10:00',
    saida2: '12:00',
    entrada3: '14:00',
    saida3: '16:00',
    entrada4: '18:00',
    saida4: '20:00',
  },
  { dia: 6, entrada1: '08:00', saida1: '12:00', entrada2: '14:00', saida2: '18:00' },
]
const SATURDAY = 6
/** Returns the day of the week from 0, Sunday: day 0, 1 January 1970, was a Thursday. */
const weekday = (day: number): number => (day + 4) % 7

/** Returns whether the hours are flexible. Those of servant 1002 always are, so that the smallest city has one. */
export const isFlexible = ({ matricula, vinculo }: Vinculo): boolean =>
  vinculo === 'FUNCIONARIO' && (matricula === 1_002 || slotOf(ONE_FLEXIBLE_IN, 'flexível', matricula) === 0)

const minute = (seed: number): string => String(slotOf(12, 'ponto', seed)).padStart(2, '0')

export function writeJornadas(sink: Sink, entidade: number, quadro: readonly Vinculo[], today: number): void {
  for (const { matricula } of quadro.filter(isFlexible)) {
    for (const dia of FLEXIBLE) sink.put('horario_flexivel', { entidade, matricula, ...dia })
  }
  for (const { matricula, cargo } of quadro.filter(({ vinculo }) => vinculo === 'PENSIONISTA')) {
    sink.put('pensao', {
      entidade,
      matricula,
      tipo_beneficio: matricula % 3 === 0 ? 'TEMPORÁRIA' : 'VITALÍCIA',
      percentual_beneficio: matricula % 2 === 0 ? '100.00' : '50.00',
      origem: matricula % 4 === 0 ? 'SERVIDOR ATIVO' : 'SERVIDOR APOSENTADO',
      cargo_origem: cargo,
      entidade_origem: entidade,
    })
  }
  for (const { matricula } of quadro.slice(0, CLOCKED)) writePonto(sink, entidade, matricula, today)
}

/** Writes the last whole months of the last complete year and of the current one. */
function writePonto(sink: Sink, entidade: number, matricula: number, today: number): void {
  const year = yearOf(today)
  const months = Array.from(
    { length: MONTHS },
    (_, back) =>
      [
        [year - 1, 12 - back],
        [year, monthOf(today) - 1 - back],
      ] as const,
  ).flat()
  for (const [ano, mes] of months.filter(([, month]) => month > 0)) {
    for (let day = dayAt(ano, mes, 1); day <= dayAt(ano, mes, daysInMonth(ano, mes)); day++) {
      if (weekday(day) === 0 || weekday(day) === SATURDAY) continue
      const isHoliday = slotOf(23, 'folga', day) === 0
      sink.put('registro_ponto', {
        entidade,
        matricula,
        data: isoOf(day),
        registros: isHoliday
          ? null
          : `08:${minute(day)} 11:${30 + Number(minute(day + 1))} 13:${minute(day + 2)} 17:${minute(day + 3)}`,
        observacao: isHoliday ? 'Ponto facultativo' : null,
      })
    }
  }
}
