// Guesses at the password of a process are few: by visitor and process, by visitor, and, once a process is under attack, one by visitor.
// Whoever comes from elsewhere with the right password is never kept out by the attack of another.
import { LRUCache } from 'lru-cache'
import { LOCAL } from '../../door/address.ts'
import { ComeBackLater } from '../../door/errors.ts'

const WINDOW_MS = 15 * 60_000
const MAX_KEPT = 100_000

export const LIMITES = { processoEVisitante: 10, visitante: 50, processo: 200 } as const

const counter = (): LRUCache<string, number> => new LRUCache({ max: MAX_KEPT, ttl: WINDOW_MS, noUpdateTTL: true })

export class Tentativas {
  readonly #byBoth = counter()
  readonly #byVisitor = counter()
  readonly #byProcess = counter()

  /** Counts a guess before it is made, so that guesses at the same time count too; a right one is forgiven. */
  async guess<T>(processo: string, visitor: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const places: [LRUCache<string, number>, string][] = [[this.#byBoth, `${processo} ${visitor}`], [this.#byProcess, processo]]
    if (visitor !== LOCAL) places.push([this.#byVisitor, visitor])
    const before = (map: LRUCache<string, number>, key: string): number => map.get(key) ?? 0
    const both = before(this.#byBoth, `${processo} ${visitor}`)
    const isUnderAttack = before(this.#byProcess, processo) >= LIMITES.processo
    if (both >= (isUnderAttack ? 1 : LIMITES.processoEVisitante) || before(this.#byVisitor, visitor) >= LIMITES.visitante) {
      throw new ComeBackLater(429, 'Muitas tentativas. Aguarde alguns minutos e tente novamente.', WINDOW_MS / 1000)
    }
    for (const [map, key] of places) map.set(key, before(map, key) + 1)
    const forgive = (): void => {
      for (const [map, key] of places) map.set(key, Math.max(0, before(map, key) - 1))
    }
    try {
      const found = await make()
      if (found !== undefined) forgive()
      return found
    } catch (error) {
      forgive()
      throw error
    }
  }
}
