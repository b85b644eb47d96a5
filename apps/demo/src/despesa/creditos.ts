// Plans the budget from what was committed: the value of each dotação, and the decrees that moved money between them.
import type { Dotacao } from './orcamento.ts'
import { dayAt, workingDay, workingDayBefore } from '../cidade/calendar.ts'
import type { CommittedByMonth } from './fila-de-pagamento.ts'
import type { Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'

export interface Credito {
  dotacao: number
  day: number
  valor: Cents
  tipo: 'Suplementar' | 'Especial' | 'Extraordinário' | 'Reduzida'
  idDecreto: number
  decreto: string
}

export interface Appropriations {
  previsto: ReadonlyMap<number, Cents>
  creditos: readonly Credito[]
}

const HUNDRED_REAIS = 10_000
const THOUSAND_REAIS = 100_000

const roundUp = (cents: Cents, step: Cents): Cents => Math.ceil(cents / step) * step

interface Need {
  dotacao: number
  day: number
  valor: Cents
}

export function planCreditos(
  entidade: number,
  year: number,
  dotacoes: readonly Dotacao[],
  committed: CommittedByMonth,
): Appropriations {
  const random = new Random(seedOf('orcamento', entidade, year))
  const previsto = new Map<number, Cents>()
  const slack = new Map<number, Cents>()
  const needs: Need[] = []
  for (const { dotacao } of dotacoes) {
    const months = committed.get(dotacao) ?? []
    const total = months.reduce((a, b) => a + b, 0)
    const initial =
      total === 0 ? random.pick([1, 2, 5, 10, 20]) * THOUSAND_REAIS : roundUp(total * estimate(random), THOUSAND_REAIS)
    previsto.set(dotacao, initial)
    if (initial >= total) slack.set(dotacao, initial - total)
    else {
      const valor = roundUp((total - initial) * random.between(1, 1.15), HUNDRED_REAIS)
      needs.push({ dotacao, valor, day: dayNeeded(year, months, initial, random) })
    }
  }
  return { previsto, creditos: decrees(year, needs, slack, random) }
}

/** Returns the planned value as a share of what is needed: most a little above it, some far below. */
function estimate(random: Random): number {
  const roll = random.next()
  return roll < 0.3 ? random.between(0.6, 0.98) : roll < 0.9 ? random.between(1.01, 1.14) : random.between(1.15, 1.6)
}

/** Returns a day before the month in which the dotação would run out. */
function dayNeeded(year: number, months: readonly Cents[], initial: Cents, random: Random): number {
  let sum = 0
  const month = months.findIndex((valor) => (sum += valor) > initial)
  return month <= 0 ? workingDay(dayAt(year, 1, 2)) : workingDayBefore(dayAt(year, month, random.int(12, 28)))
}

/** One dotação in LINES_A_SURPLUS is reinforced with the surplus of the year before, and takes from no other. */
const LINES_A_SURPLUS = 4

/**
 * Returns the credits of the decrees: each adds to some dotações and takes the same from others that have money left.
 */
function decrees(year: number, needs: readonly Need[], slack: Map<number, Cents>, random: Random): Credito[] {
  const donors = [...slack].filter(([, valor]) => valor >= HUNDRED_REAIS).sort((a, b) => b[1] - a[1])
  const creditos: Credito[] = []
  let numero = random.int(3, 9)
  let open: Pick<Credito, 'day' | 'idDecreto' | 'decreto'> | undefined
  for (const need of [...needs].sort((a, b) => a.day - b.day || a.dotacao - b.dotacao)) {
    if (open?.day !== need.day) {
      numero += random.int(1, 4)
      open = { day: need.day, idDecreto: year * 1000 + numero, decreto: `${numero}/${year}` }
    }
    const tipo = random.chance(0.06) ? (random.chance(0.8) ? 'Especial' : 'Extraordinário') : 'Suplementar'
    const decreto = open
    creditos.push({ ...decreto, dotacao: need.dotacao, valor: need.valor, tipo })
    if (need.dotacao % LINES_A_SURPLUS === 0) continue
    takeFrom(donors, need.valor, (dotacao, valor) =>
      creditos.push({ ...decreto, dotacao, valor: -valor, tipo: 'Reduzida' }),
    )
  }
  return creditos
}

/** Takes from the donors at most 80% of what they will not commit, so no dotação ever commits more than it has. */
function takeFrom(donors: [number, Cents][], asked: Cents, reduce: (dotacao: number, valor: Cents) => void): void {
  let left = asked
  for (const donor of donors) {
    if (left < HUNDRED_REAIS) return
    const valor = Math.floor(Math.min(left, donor[1] * 0.8) / HUNDRED_REAIS) * HUNDRED_REAIS
    if (valor < HUNDRED_REAIS) continue
    donor[1] -= valor
    left -= valor
    reduce(donor[0], valor)
  }
}
