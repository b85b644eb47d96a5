// Counts the requests of an address in a minute, in this process alone: what spares the machine may be approximate,
// what protects people is in shared-limits.
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

  /** Whether this address may go on; counts it. */
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
