// Caches how many rows a filter keeps and their sums: counted once per version of the data, whoever asks and however
// many ask at once.
import { atMost } from '../lib/at-most.ts'

export interface Counted {
  /** Version of the data at the time of the count. */
  versao: string
  count: number
  /** Sums by field name, as exact numeric text. */
  totals: Readonly<Record<string, string>>
  /** How many rows state what a sum adds up, where not all do. */
  stated: Readonly<Record<string, number>>
}

const MAX_FILTERS = 5_000

export class CountCache {
  readonly #kept = atMost<Promise<Counted>>(MAX_FILTERS)

  get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const kept = this.#kept.get(key)
    if (kept) return kept
    const fresh = count()
    this.#kept.set(key, fresh)
    fresh.catch(() => this.#forget(key, fresh))
    return fresh
  }

  /** Returns the cached or pending count, or undefined if there is none or it failed. */
  async peek(key: string): Promise<Counted | undefined> {
    return this.#kept.get(key)?.catch(() => undefined)
  }

  /** Drops a count that proved to be of an older version than the rows. */
  async renew(key: string, stale: Counted): Promise<void> {
    const kept = this.#kept.get(key)
    if (kept && (await kept) === stale) this.#forget(key, kept)
  }

  #forget(key: string, counted: Promise<Counted>): void {
    if (this.#kept.peek(key) === counted) this.#kept.delete(key)
  }
}
