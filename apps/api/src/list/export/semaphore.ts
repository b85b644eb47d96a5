// Only so many at once; the rest are told to come back, rather than made to wait in a line nobody sees.
export class Semaphore {
  readonly #limit: number
  #taken = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The way to give the place back, or nothing when all are taken. */
  take(): (() => void) | undefined {
    if (this.#taken >= this.#limit) return undefined
    this.#taken++
    let held = true
    return () => {
      if (held) this.#taken--
      held = false
    }
  }
}
