// Counts requests by address in windows of time, a minute unless told.
import { LOCAL } from './address.ts'

const WINDOW_MS = 60_000
const MAX_ADDRESSES = 100_000

export class RateLimiter {
  readonly #max: number
  readonly #now: () => number
  readonly #windowMs: number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(max: number, now: () => number = Date.now, windowMs = WINDOW_MS) {
    this.#max = max
    this.#now = now
    this.#windowMs = windowMs
  }

  /** Whether this address may go on; counts it, or as much of it as told. */
  take(address: string, amount = 1): boolean {
    if (address === LOCAL) return true
    const now = this.#now()
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear()
      this.#endsAt = now + this.#windowMs
    }
    const seen = (this.#counts.get(address) ?? 0) + amount
    this.#counts.set(address, seen)
    return seen <= this.#max
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#now()) / 1000))
  }
}
