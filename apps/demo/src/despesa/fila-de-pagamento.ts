// Computes what is needed of all years before rows are written: how much each dotação commits, and the queue of
// payments.
import { empenhosOf, type Office } from './empenhos.ts'
import { monthOf, yearOf } from '../cidade/calendar.ts'
import type { Cents } from '../cidade/money.ts'
import type { LiquidacaoPlan } from './plano.ts'

/** Sums by dotação, in arrays by month from 0 to 11. */
export type CommittedByMonth = ReadonlyMap<number, readonly Cents[]>

export interface Ledger {
  committed: ReadonlyMap<number, CommittedByMonth>
  queue: PaymentQueue
}

export interface Place {
  noOrdem: number
  ordemFonteRecurso: number
}

/** Numbers the liquidações of a year by date, in one queue for all and one for each fonte de recurso. */
export class PaymentQueue {
  private readonly next = new Map<string, Map<number, number>>()
  /** The days of what is paid when its turn comes, by fonte. */
  private readonly waiting = new Map<string, Set<number>>()
  private readonly waitingDays = new Map<string, number[]>()

  count({ day, fila }: LiquidacaoPlan, fonte: string): void {
    if (fila === 'na vez') {
      const days = this.waiting.get(fonte)
      if (days) days.add(day)
      else this.waiting.set(fonte, new Set([day]))
    }
    for (const key of keysOf(day, fonte)) {
      let days = this.next.get(key)
      if (!days) this.next.set(key, (days = new Map()))
      days.set(day, (days.get(day) ?? 0) + 1)
    }
  }

  /** Replaces the counts with the first position of each day. */
  close(): void {
    for (const [key, counts] of this.next) {
      const starts = new Map<number, number>()
      let place = 1
      for (const day of [...counts.keys()].sort((a, b) => a - b)) {
        starts.set(day, place)
        place += counts.get(day) as number
      }
      this.next.set(key, starts)
    }
    for (const [fonte, days] of this.waiting)
      this.waitingDays.set(
        fonte,
        [...days].sort((a, b) => a - b),
      )
    this.waiting.clear()
  }

  /** Returns the last day before this one with something that was paid, or is to be paid, when its turn comes. */
  waitingBefore(day: number, fonte: string): number | undefined {
    const days = this.waitingDays.get(fonte) ?? []
    let [low, high] = [0, days.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((days[middle] as number) < day) low = middle + 1
      else high = middle
    }
    return days[low - 1]
  }

  take(day: number, fonte: string): Place {
    const [all, ofSource] = keysOf(day, fonte).map((key) => {
      const days = this.next.get(key) as Map<number, number>
      const place = days.get(day) as number
      days.set(day, place + 1)
      return place
    }) as [number, number]
    return { noOrdem: all, ordemFonteRecurso: ofSource }
  }
}

const keysOf = (day: number, fonte: string): readonly [string, string] => {
  const year = yearOf(day)
  return [String(year), `${year}/${fonte}`]
}

const read = new WeakMap<Office, Ledger>()

/**
 * Returns the sums and the queue, computed once for each office: the dotações and the receita are derived from them.
 */
export function readLedger(office: Office, years: readonly number[]): Ledger {
  const ledger = read.get(office) ?? countLedger(office, years)
  read.set(office, ledger)
  return ledger
}

function countLedger(office: Office, years: readonly number[]): Ledger {
  const queue = new PaymentQueue()
  const committed = new Map<number, CommittedByMonth>()
  for (const year of years) {
    const sums = new Map<number, Cents[]>()
    for (const { day, dotacao, valor, liquidacoes } of empenhosOf(office, year)) {
      let months = sums.get(dotacao.dotacao)
      if (!months) sums.set(dotacao.dotacao, (months = Array.from({ length: 12 }, () => 0)))
      const month = monthOf(day) - 1
      months[month] = (months[month] as Cents) + valor
      for (const liquidacao of liquidacoes) queue.count(liquidacao, dotacao.fonte)
    }
    committed.set(year, sums)
  }
  queue.close()
  return { committed, queue }
}
