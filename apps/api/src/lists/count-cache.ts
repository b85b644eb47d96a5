// How many rows a filter has and what they sum to: counted once per version of the data, whoever and how many ask.
import { atMost } from '../lib/at-most.ts'

export interface Counted {
  /** Version of the data that was counted. */
  versao: string
  count: number
  /** Sums by field name, as exact numeric text. */
  totals: Readonly<Record<string, string>>
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

  /** The count kept or under way, if there is one and it did not fail. */
  async peek(key: string): Promise<Counted | undefined> {
    return this.#kept.get(key)?.catch(() => undefined)
  }

  /** Drops a count that turned out older than the rows it speaks of. */
  async renew(key: string, stale: Counted): Promise<void> {
    const kept = this.#kept.get(key)
    if (kept && (await kept) === stale) this.#forget(key, kept)
  }

  #forget(key: string, counted: Promise<Counted>): void {
    if (this.#kept.peek(key) === counted) this.#kept.delete(key)
  }
}
