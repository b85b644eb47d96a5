// Only so many exports at once, and no address takes all of them; the rest are told to come back, rather than made to wait in a line nobody sees.
import { LOCAL } from '../../door/address.ts'
import { ComeBackLater } from '../../door/errors.ts'

const RETRY_AFTER_SECONDS = 15

/** Held files cost a little disk; reading rows, a connection. */
const HELD_FOR_EACH_READ = 4

class Count {
  readonly #limit: number
  readonly #share: number
  readonly #by = new Map<string, number>()
  #all = 0

  /** An address may have half, and this machine, which may be a proxy, all. */
  constructor(limit: number) {
    this.#limit = limit
    this.#share = Math.ceil(limit / 2)
  }

  refusal(address: string): ComeBackLater | undefined {
    const own = this.#by.get(address) ?? 0
    if (own >= this.#share && address !== LOCAL) {
      return new ComeBackLater(429, 'Já há exportações suas em andamento. Espere uma terminar e tente de novo.', RETRY_AFTER_SECONDS)
    }
    if (this.#all < this.#limit) return undefined
    return new ComeBackLater(503, 'Há muitas exportações em andamento. Tente de novo em instantes.', RETRY_AFTER_SECONDS)
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

export interface Place {
  /** All rows are read: the connection is for others, though the reader may still be taking the file. */
  read: () => void
  leave: () => void
}

export class Places {
  readonly #reading: Count
  readonly #held: Count

  constructor(reading: number) {
    this.#reading = new Count(reading)
    this.#held = new Count(reading * HELD_FOR_EACH_READ)
  }

  /** `address` is the visitor's network. */
  take(address: string): Place {
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
