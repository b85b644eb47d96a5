// Limits concurrent exports, in all and per address. Requests over the limit are refused with a retry-after instead of
// being queued, since nobody sees a queue.
import { LOCAL } from '../../http/address.ts'
import { ComeBackLater } from '../../http/errors.ts'

const RETRY_AFTER_SECONDS = 15

/**
 * How many exports may be open for each one that is reading: an open file costs a little disk, but reading rows takes a
 * connection.
 */
const HELD_FOR_EACH_READ = 4

/**
 * Returns the limits per address and in all. An address may take half, so that none takes them all; this machine, which
 * may be a proxy, may take all.
 */
const shareOf = (limit: number): { own: number; all: number } => ({ own: Math.ceil(limit / 2), all: limit })

export const sharesOf = (reading: number) => ({
  reading: shareOf(reading),
  held: shareOf(reading * HELD_FOR_EACH_READ),
})

export const refusalOf = (isOwn: boolean): ComeBackLater =>
  isOwn
    ? new ComeBackLater(
        429,
        'Já há exportações suas em andamento. Espere uma terminar e tente de novo.',
        RETRY_AFTER_SECONDS,
      )
    : new ComeBackLater(503, 'Há muitas exportações em andamento. Tente de novo em instantes.', RETRY_AFTER_SECONDS)

class Count {
  readonly #limit: number
  readonly #share: number
  readonly #by = new Map<string, number>()
  #all = 0

  constructor({ own, all }: { own: number; all: number }) {
    this.#limit = all
    this.#share = own
  }

  refusal(address: string): ComeBackLater | undefined {
    const own = this.#by.get(address) ?? 0
    if (own >= this.#share && address !== LOCAL) return refusalOf(true)
    return this.#all < this.#limit ? undefined : refusalOf(false)
  }

  take(address: string): () => void {
    this.#add(address, 1)
    let held = true
    return () => {
      if (held) this.#add(address, -1)
      held = false
    }
  }

  #add(address: string, change: 1 | -1): void {
    const own = (this.#by.get(address) ?? 0) + change
    if (own === 0) this.#by.delete(address)
    else this.#by.set(address, own)
    this.#all += change
  }
}

export interface Slot {
  /** Call when all rows are read: the connection goes to others, though the client may still be downloading. */
  read: () => void
  leave: () => void
}

export interface TakesSlots {
  /** `address` is the network of the visitor. */
  take: (address: string) => Slot | Promise<Slot>
}

/** The slots of one process. */
export class Slots implements TakesSlots {
  readonly #reading: Count
  readonly #held: Count

  constructor(reading: number) {
    const shares = sharesOf(reading)
    this.#reading = new Count(shares.reading)
    this.#held = new Count(shares.held)
  }

  take(address: string): Slot {
    const refusal = this.#reading.refusal(address) ?? this.#held.refusal(address)
    if (refusal) throw refusal
    const [read, letGo] = [this.#reading.take(address), this.#held.take(address)]
    return {
      read,
      leave: () => {
        read()
        letGo()
      },
    }
  }
}
