// Serves many cities at one port, each found by its host name and isolated from the others.
import type { IncomingMessage, RequestListener } from 'node:http'
import type { City } from './city.ts'
import { Place } from './place.ts'
import { noSuchCity, refuse } from './refuse.ts'

const IDLE_MS = 10 * 60_000

export interface CidadesOptions {
  hosts: readonly string[]
  open: (host: string) => Promise<City>
  log: (host: string, error: unknown) => void
  /** Time without a visitor after which a city is closed. */
  idleMs?: number
}

/** Normalises the Host header: 'Cidade.Gov.Br.:8080' is cidade.gov.br. */
export const hostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()

export class Cidades {
  readonly #places: ReadonlyMap<string, Place>
  readonly #sweeping: NodeJS.Timeout

  constructor({ hosts, open, log, idleMs = IDLE_MS }: CidadesOptions) {
    this.#places = new Map(
      hosts.map((host) => [host, new Place({ open: () => open(host), log: (error) => log(host, error) })]),
    )
    this.#sweeping = setInterval(() => void this.closeIdle(idleMs), idleMs / 2).unref()
  }

  readonly answer: RequestListener = (request, response) => {
    const place = this.#places.get(hostOf(request))
    if (place) place.answer(request, response)
    else refuse(request, response, noSuchCity())
  }

  /** Hosts of the cities that are open. */
  get open(): string[] {
    return [...this.#places].flatMap(([host, place]) => (place.isOpen ? [host] : []))
  }

  async closeIdle(idleMs: number): Promise<void> {
    await Promise.all([...this.#places.values()].map((place) => place.closeIfIdle(idleMs)))
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    await Promise.all([...this.#places.values()].map((place) => place.close()))
  }
}
