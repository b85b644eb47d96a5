// A memory of at most so many entries that makes room for them as they come: one told its number makes it for all of
// them when it opens.
import { LRUCache } from 'lru-cache'

export const atMost = <V extends object | string | true>(entries: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1 })
