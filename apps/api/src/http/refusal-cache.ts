// Caches refusals for one second, so that a refused visitor is refused again without a query. No longer, since the
// count may be given back.
import { atMost } from '../lib/at-most.ts'

const MOMENT_MS = 1000
const MAX_KEPT = 100_000

export class RefusalCache<T extends object> {
  readonly #now: () => number
  readonly #refused = atMost<{ refusal: T; until: number }>(MAX_KEPT)

  constructor(now: () => number) {
    this.#now = now
  }

  keep(key: string, refusal: T): T {
    this.#refused.set(key, { refusal, until: this.#now() + MOMENT_MS })
    return refusal
  }

  refusal(key: string): T | undefined {
    const kept = this.#refused.get(key)
    return kept && kept.until > this.#now() ? kept.refusal : undefined
  }

  forget(key: string): void {
    this.#refused.delete(key)
  }
}
