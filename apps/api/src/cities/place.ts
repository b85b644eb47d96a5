// One city among many in a process: opened by its first visitor, closed after a time without visitors, and isolated
// from the failures of others.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { City } from './city.ts'
import { cityAway, refuse } from './refuse.ts'

/** How long a visitor waits for a city to open. */
const PATIENCE_MS = 10_000
/** Time before a city that could not be opened is tried again. */
const AGAIN_MS = 1_000

export interface PlaceOptions {
  open: () => Promise<City>
  log: (error: unknown) => void
}

export class Place {
  readonly #options: PlaceOptions
  #city: City | undefined
  #opening: Promise<City> | undefined
  #failedAt = -Infinity
  #usedAt = 0
  #underway = 0

  constructor(options: PlaceOptions) {
    this.#options = options
  }

  get isOpen(): boolean {
    return this.#city !== undefined
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    this.#usedAt = Date.now()
    this.#underway++
    response.once('close', () => {
      this.#usedAt = Date.now()
      this.#underway--
    })
    if (this.#city) this.#city.answer(request, response)
    else void this.#answerWhenOpen(request, response)
  }

  async closeIfIdle(idleMs: number): Promise<void> {
    if (this.#underway === 0 && Date.now() - this.#usedAt >= idleMs) await this.close()
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => {})
    const city = this.#city
    this.#city = undefined
    await city?.close()
  }

  async #answerWhenOpen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const city = await this.#opened()
    if (city) city.answer(request, response)
    else refuse(request, response, cityAway())
  }

  async #opened(): Promise<City | undefined> {
    if (Date.now() - this.#failedAt < AGAIN_MS) return undefined
    this.#opening ??= this.#open()
    const waiting = new AbortController()
    const patience = delay(PATIENCE_MS, undefined, { signal: waiting.signal })
    try {
      return await Promise.race([this.#opening, patience])
    } catch {
      return undefined
    } finally {
      patience.catch(() => {})
      waiting.abort()
    }
  }

  async #open(): Promise<City> {
    try {
      return (this.#city = await this.#options.open())
    } catch (error) {
      this.#failedAt = Date.now()
      this.#options.log(error)
      throw error
    } finally {
      this.#opening = undefined
    }
  }
}
