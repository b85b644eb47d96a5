// Plans when an empenho is delivered, and what happens to its balance at the end of the year.
import { dayAt, daysInMonth, monthOf, workingDay, workingDayBefore, yearOf } from '../cidade/calendar.ts'
import type { Modo } from './codigos/objetos/objeto.ts'
import { splitBy, type Cents } from '../cidade/money.ts'
import type { AnulacaoPlan } from './plano.ts'
import type { Random } from '../cidade/random.ts'
import type { Delivery } from './liquidar.ts'

export interface DeliveryPlan {
  deliveries: Delivery[]
  anulacoes: AnulacaoPlan[]
}

const CHANCE = { anulacaoTotal: 0.012, anulacaoParcial: 0.018, sobraDoEstimado: 0.08, semEntrega: 0.01 }

export function planDeliveries(modo: Modo, day: number, valor: Cents, random: Random): DeliveryPlan {
  if (modo === 'obra') return { deliveries: measurements(day, valor, random), anulacoes: [] }
  if (random.chance(CHANCE.semEntrega)) return { deliveries: [], anulacoes: [] }
  if (modo === 'mensal' || modo === 'estimado') return closeYear(day, monthly(modo, day, valor, random), random)
  if (random.chance(CHANCE.anulacaoTotal)) {
    const motivo = random.pick([
      'EMPENHO EMITIDO EM DUPLICIDADE',
      'DESISTÊNCIA DO FORNECEDOR',
      'ERRO NA CLASSIFICAÇÃO DA DESPESA',
    ])
    return { deliveries: [], anulacoes: [{ day: workingDay(day + random.int(1, 25)), valor, motivo }] }
  }
  const kept = random.chance(CHANCE.anulacaoParcial) ? Math.round(valor * random.between(0.5, 0.95)) : valor
  const deliveries =
    modo === 'unico' ? [{ day: workingDay(day + random.int(1, 18)), valor: kept }] : inParts(day, kept, random)
  const last = deliveries.at(-1)?.day ?? day
  const released = workingDay(last + random.int(1, 10))
  const anulacoes =
    kept < valor ? [{ day: released, valor: valor - kept, motivo: 'ANULAÇÃO DE SALDO NÃO UTILIZADO' }] : []
  return closeYear(day, { deliveries, anulacoes }, random)
}

/** Value that a work of usual pace builds in a month. */
const A_MONTH_OF_WORK = 6_000_000
const LONGEST_WORK = 12

/** Plans the measurements of a work, about one a month; some works stop for a season between two of them. */
function measurements(day: number, valor: Cents, random: Random): Delivery[] {
  const months = Math.min(LONGEST_WORK, Math.round(valor / A_MONTH_OF_WORK) + random.int(2, 4))
  const pause = random.chance(0.15) ? random.int(1, months - 1) : 0
  const values = splitBy(
    valor,
    Array.from({ length: months }, () => random.between(0.7, 1.3)),
  )
  let at = day + random.int(20, 35)
  return values.map((part, i) => {
    if (i > 0) at += random.int(27, 34) + (i === pause ? random.int(80, 190) : 0)
    return { day: workingDay(at), valor: part }
  })
}

function inParts(day: number, valor: Cents, random: Random): Delivery[] {
  const roll = random.next()
  const parts = roll < 0.8 ? 1 : roll < 0.94 ? 2 : random.int(3, 4)
  const values = splitBy(
    valor,
    Array.from({ length: parts }, () => random.between(0.6, 1.4)),
  )
  let at = day + 2 + Math.round(random.logNormal(9, 0.7))
  return values.map((part) => {
    const delivery = { day: workingDay(at), valor: part }
    at += random.int(12, 35)
    return delivery
  })
}

function monthly(modo: Modo, day: number, valor: Cents, random: Random): DeliveryPlan {
  const year = yearOf(day)
  const first = monthOf(day)
  const months = 13 - first
  const unused =
    modo === 'estimado' && random.chance(CHANCE.sobraDoEstimado) ? Math.round(valor * random.between(0.03, 0.22)) : 0
  const weights = Array.from({ length: months }, () => (modo === 'mensal' ? 1 : random.between(0.75, 1.25)))
  const deliveries = splitBy(valor - unused, weights).map((part, i) => {
    const month = first + i
    const beforeClosing = month === 12 && random.chance(0.45)
    const monthEnd = dayAt(year, month, daysInMonth(year, month))
    const billed = beforeClosing ? workingDayBefore(dayAt(year, 12, 29)) : workingDay(monthEnd + random.int(2, 9))
    return { day: Math.max(billed, day), valor: part }
  })
  const motivo = 'ANULAÇÃO DO SALDO DE EMPENHO ESTIMATIVO NO ENCERRAMENTO DO EXERCÍCIO'
  const anulacoes = unused > 0 ? [{ day: lastDayOf(year), valor: unused, motivo }] : []
  return { deliveries, anulacoes }
}

const lastDayOf = (year: number): number => workingDayBefore(dayAt(year, 12, 31))

/**
 * Closes the year: what was not delivered by December is annulled, carried over as "restos a pagar", or cancelled in
 * the next year.
 */
function closeYear(day: number, { deliveries, anulacoes }: DeliveryPlan, random: Random): DeliveryPlan {
  const last = lastDayOf(yearOf(day))
  const late = deliveries.filter((delivery) => delivery.day > last)
  if (late.length === 0) return { deliveries, anulacoes: within(anulacoes, last) }
  const fate = random.next()
  if (fate > 0.12) return { deliveries, anulacoes: within(anulacoes, last) }
  const valor = late.reduce((sum, delivery) => sum + delivery.valor, 0)
  const closing: AnulacaoPlan =
    fate < 0.07
      ? { day: last, valor, motivo: 'ANULAÇÃO DE SALDO NO ENCERRAMENTO DO EXERCÍCIO' }
      : { day: workingDay(last + random.int(60, 240)), valor, motivo: 'CANCELAMENTO DE RESTOS A PAGAR NÃO PROCESSADOS' }
  return {
    deliveries: deliveries.filter((delivery) => delivery.day <= last),
    anulacoes: [...within(anulacoes, last), closing],
  }
}

/** Moves annulments after the year to its last day. */
const within = (anulacoes: readonly AnulacaoPlan[], last: number): AnulacaoPlan[] =>
  anulacoes.map((anulacao) => ({ ...anulacao, day: Math.min(anulacao.day, last) }))
