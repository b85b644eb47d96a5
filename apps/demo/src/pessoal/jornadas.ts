// Says when the servants of the demo city work, as many hours a week as their cargo has. Writes the schedule and the
// time clock of a few of them, and what pensioners receive.
import { dayAt, daysInMonth, isoOf, isWorkingDay, monthOf, weekday, yearOf } from '../cidade/calendar.ts'
import type { Rows } from '@portal/data/package/rows'
import { slotOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { horasDoCargo } from './cargos.ts'
import type { Vinculo } from './quadro.ts'

const CLOCKED = 2
const MONTHS = 2
const ONE_FLEXIBLE_IN = 90

type Turno = readonly [entrada: string, saida: string]
type Horas = ReturnType<typeof horasDoCargo>

/** The turns of a day of those with the same hours in all days, by the hours of the week. */
const TURNOS: Readonly<Record<Horas, readonly (readonly Turno[])[]>> = {
  20: [[['08:00', '12:00']], [['13:00', '17:00']]],
  30: [[['07:00', '13:00']], [['12:00', '18:00']]],
  40: [
    [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
  ],
}

const MANHA: readonly Turno[] = [['07:00', '13:00']]
const LONGO: readonly Turno[] = [
  ['07:00', '12:00'],
  ['13:00', '18:00'],
]
const PARTIDO: readonly Turno[] = [
  ['07:00', '09:00'],
  ['10:00', '12:00'],
  ['14:00', '16:00'],
  ['18:00', '20:00'],
]

/** The turns of each day of a flexible week (2, Monday, to 6, Friday), by the hours of the week. */
const FLEXIVEIS: Readonly<Record<Horas, Readonly<Record<number, readonly Turno[]>>>> = {
  20: { 2: MANHA, 4: MANHA, 5: PARTIDO },
  30: { 2: MANHA, 3: MANHA, 5: PARTIDO, 6: LONGO },
  40: { 2: MANHA, 3: MANHA, 4: LONGO, 5: PARTIDO, 6: LONGO },
}

/** Returns whether the hours are flexible. Those of servant 1002 always are, so that the smallest city has one. */
export const isFlexible = ({ matricula, natureza, vinculo }: Vinculo): boolean =>
  vinculo === 'FUNCIONARIO' &&
  natureza === 'Efetivo' &&
  (matricula === 1_002 || slotOf(ONE_FLEXIBLE_IN, 'flexível', matricula) === 0)

const turnosDe = ({ matricula, cargo }: Vinculo): readonly Turno[] => {
  const all = TURNOS[horasDoCargo(cargo)]
  return all[matricula % all.length] as readonly Turno[]
}

/** Returns the hours of a servant as one reads them. */
export const horarioDe = (vinculo: Vinculo): string =>
  isFlexible(vinculo)
    ? 'FLEXÍVEL'
    : turnosDe(vinculo)
        .map(([entrada, saida]) => `${entrada} às ${saida}`)
        .join(' e ')

type Dia = Omit<Rows['horario_flexivel'], 'entidade' | 'matricula'>

function diaDe(dia: number, turnos: readonly Turno[]): Dia {
  const [one, two, three, four] = turnos
  return {
    dia,
    entrada1: one?.[0],
    saida1: one?.[1],
    entrada2: two?.[0],
    saida2: two?.[1],
    entrada3: three?.[0],
    saida3: three?.[1],
    entrada4: four?.[0],
    saida4: four?.[1],
  }
}

export function writeJornadas(sink: Sink, entidade: number, quadro: readonly Vinculo[], today: number): void {
  for (const { matricula, cargo } of quadro.filter(isFlexible)) {
    for (const [dia, turnos] of Object.entries(FLEXIVEIS[horasDoCargo(cargo)]))
      sink.put('horario_flexivel', { entidade, matricula, ...diaDe(Number(dia), turnos) })
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
  for (const vinculo of quadro.slice(0, CLOCKED)) writePonto(sink, entidade, vinculo, today)
}

/** Writes the last whole months of the last complete year and of the current one. */
function writePonto(sink: Sink, entidade: number, vinculo: Vinculo, today: number): void {
  const { matricula, cargo } = vinculo
  const year = yearOf(today)
  const months = Array.from(
    { length: MONTHS },
    (_, back) =>
      [
        [year - 1, 12 - back],
        [year, monthOf(today) - 1 - back],
      ] as const,
  ).flat()
  const flexible = FLEXIVEIS[horasDoCargo(cargo)]
  for (const [ano, mes] of months.filter(([, month]) => month > 0)) {
    for (let day = dayAt(ano, mes, 1); day <= dayAt(ano, mes, daysInMonth(ano, mes)); day++) {
      const turnos = isFlexible(vinculo) ? flexible[weekday(day) + 1] : isWeekend(day) ? undefined : turnosDe(vinculo)
      if (!turnos) continue
      const isWorked = isWorkingDay(day)
      sink.put('registro_ponto', {
        entidade,
        matricula,
        data: isoOf(day),
        registros: isWorked ? turnos.flatMap((turno, at) => marcas(turno, day * 8 + at)).join(' ') : null,
        observacao: isWorked ? null : 'Feriado',
      })
    }
  }
}

const SUNDAY = 0
const SATURDAY = 6
const isWeekend = (day: number): boolean => weekday(day) === SUNDAY || weekday(day) === SATURDAY

/** Returns when a turn was clocked: a few minutes after it begins, and as many after it ends. */
function marcas([entrada, saida]: Turno, seed: number): [string, string] {
  const late = String(slotOf(12, 'ponto', seed)).padStart(2, '0')
  return [`${entrada.slice(0, 3)}${late}`, `${saida.slice(0, 3)}${late}`]
}
