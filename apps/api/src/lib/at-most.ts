// Creates an LRU cache for at most `entries` entries. It limits the size and not `max`, since lru-cache allocates space
// for `max` entries at the start.
import { LRUCache } from 'lru-cache'

export const atMost = <V extends object | string | true>(entries: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: entries, sizeCalculation: () => 1 })
