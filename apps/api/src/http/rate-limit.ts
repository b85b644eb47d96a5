// Limits the requests per minute of an address, counted in this process alone. It only saves resources, so it may be
// approximate; limits that protect people are in shared-limits.
import { LOCAL } from './address.ts'

const MINUTE_MS = 60_000
const MAX_ADDRESSES = 100_000

export class RateLimiter {
  readonly #max: number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(max: number) {
    this.#max = max
  }

  /** Counts a request of this address and returns whether it is allowed. */
  take(address: string): boolean {
    if (address === LOCAL) return true
    const now = Date.now()
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear()
      this.#endsAt = now + MINUTE_MS
    }
    const seen = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, seen)
    return seen <= this.#max
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - Date.now()) / 1000))
  }
}
