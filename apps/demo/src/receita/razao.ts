// Writes the revenue ledger of a year and its forecast, ordered by day.
import { dayAt, isoOf, MESES, monthOf, workingDay, workingDayBefore } from '../cidade/calendar.ts'
import { decimalOf, percentOf, splitBy, type Cents } from '../cidade/money.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import type { Fluxo } from './codigos/fluxos.ts'

export interface Entrada {
  day: number
  receita: string
  fonte: string
  historico: string
  tipo: 'A' | 'D'
  /** Index of the bank account. */
  conta: number
  valor: Cents
  /** Reported by the banks for each guia, so no entry of it is wrong. */
  conferida?: true
}

const ONE_THOUSAND = 100_000
const keyOf = ({ receita, fonte }: { receita: string; fonte: string }): string => `${receita} ${fonte}`

/** Yields the entries of one fluxo in a year: each arrival split by fonte, and its deduction for the FUNDEB. */
export function* entradasOf(entidade: number, year: number, fluxo: Fluxo, total: Cents): Generator<Entrada> {
  const random = new Random(seedOf('receita', entidade, year, fluxo.receita, fluxo.historico))
  const days = fluxo.ritmo(year).filter(([, weight]) => weight > 0)
  const values = splitBy(
    total,
    days.map(([, weight]) => weight * random.between(0.82, 1.18)),
  )
  for (const [i, [day]] of days.entries()) {
    const parts = splitBy(
      values[i] ?? 0,
      fluxo.fontes.map(([, part]) => part),
    )
    for (const [at, [fonte]] of fluxo.fontes.entries()) {
      const valor = parts[at] ?? 0
      if (valor <= 0) continue
      const of = {
        day,
        receita: fluxo.receita,
        fonte,
        historico: `${fluxo.historico} - ${MESES[monthOf(day) - 1]}/${year}`,
        conta: contaOf(fonte),
      }
      yield { ...of, tipo: 'A', valor }
      const kept = percentOf(valor, fluxo.deducao ?? 0)
      if (kept > 0)
        yield { ...of, tipo: 'D', historico: `DEDUÇÃO PARA O FUNDEB - ${MESES[monthOf(day) - 1]}/${year}`, valor: kept }
    }
  }
}

/** Returns the account index: the first for free money, one of the others for each bound fonte. */
export const contaOf = (fonte: string): number => (fonte.startsWith('1500') ? 0 : 1 + (seedOf('conta', fonte) % 3))

/** One entry in UNDONE was posted by mistake and is reversed some days later. */
const UNDONE = 90

export type Lancado = Entrada & { lancamento: number }

/** Writes the entries; returns those posted until today. */
export function writeRazao(
  sink: Sink,
  entidade: number,
  year: number,
  entradas: readonly Entrada[],
  today: number,
): Lancado[] {
  const posted = entradas.map((entrada, at) => ({ ...entrada, at, of: -1 }))
  const undone = posted.filter(
    ({ tipo, conferida, at, day }) =>
      tipo === 'A' &&
      !conferida &&
      seedOf('estorno', entidade, year, at) % UNDONE === 0 &&
      workingDay(day + 3) <= dayAt(year, 12, 30),
  )
  const ordered = [
    ...posted,
    ...undone.map((entrada, i) => ({
      ...entrada,
      day: workingDay(entrada.day + 3),
      historico: 'ESTORNO DE CRÉDITO LANÇADO A MAIOR',
      valor: -Math.max(1, percentOf(entrada.valor, 2)),
      at: posted.length + i,
      of: entrada.at,
    })),
  ]
  ordered.sort((a, b) => a.day - b.day || a.at - b.at)
  const numbers = new Map(ordered.map(({ at }, i) => [at, i + 1]))
  const lancados = ordered.filter(({ day }) => day <= today).map((entrada, i) => ({ ...entrada, lancamento: i + 1 }))
  for (const { lancamento, day, receita, fonte, historico, tipo, conta, valor, of } of lancados) {
    sink.put('lancamento_receita', {
      entidade,
      exercicio: year,
      lancamento,
      data: isoOf(day),
      receita,
      fonte_recurso: fonte,
      tipo,
      conta: conta + 1,
      historico,
      valor: decimalOf(valor),
      lancamento_estornado: of < 0 ? null : numbers.get(of),
    })
  }
  return lancados
}

/** Writes the forecast, with the usual error; decrees of the second half correct the largest differences. */
export function writePrevisao(
  sink: Sink,
  entidade: number,
  year: number,
  entradas: readonly Entrada[],
  today: number,
): void {
  const sums = new Map<string, { receita: string; fonte: string; arrecadado: Cents; deducao: Cents }>()
  for (const { receita, fonte, tipo, valor } of entradas) {
    const key = keyOf({ receita, fonte })
    const sum = sums.get(key) ?? { receita, fonte, arrecadado: 0, deducao: 0 }
    if (tipo === 'A') sum.arrecadado += valor
    else sum.deducao += valor
    sums.set(key, sum)
  }
  const thousands = (cents: Cents): Cents => Math.max(1, Math.round(cents / ONE_THOUSAND)) * ONE_THOUSAND
  let reestimativa = 20
  for (const key of [...sums.keys()].sort()) {
    const { receita, fonte, arrecadado, deducao } = sums.get(key) as {
      receita: string
      fonte: string
      arrecadado: Cents
      deducao: Cents
    }
    const random = new Random(seedOf('previsão', entidade, year, key))
    const error = random.chance(0.75) ? random.between(0.94, 1.07) : random.between(0.72, 1.3)
    const of = { entidade, exercicio: year, receita, fonte_recurso: fonte }
    const valor = thousands(arrecadado * error)
    sink.put('previsao_receita', {
      ...of,
      valor_previsto: decimalOf(valor),
      valor_deducao: decimalOf(deducao > 0 ? thousands(deducao * error) : 0),
    })
    if (Math.abs(valor - arrecadado) < valor * 0.12 || random.chance(0.3)) continue
    const day = workingDayBefore(dayAt(year, random.int(8, 11), random.int(6, 27)))
    const ato = `Reestimativa ${(reestimativa += random.int(1, 5))}/${year}`
    const change = thousands(Math.abs(arrecadado - valor) * 0.8) * Math.sign(arrecadado - valor)
    if (day <= today)
      sink.put('previsao_receita_atualizacao', { ...of, sequencia: 1, data: isoOf(day), valor: decimalOf(change), ato })
  }
}
