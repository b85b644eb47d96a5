// The places of exports over all processes. Those of this one are looked at first, and alone while the database that counts is away: they spare machines, and protect nobody.
import type { Pool } from '@portal/db/pool'
import { SharedPlaces, type HeldPlace, type NoPlace, type PlaceKind } from '../../door/shared-places.ts'
import { Places, refusalOf, sharesOf, type Place, type TakesPlaces } from './places.ts'

const AWAY: HeldPlace = { leave: async () => {} }

export class PlacesOfAll implements TakesPlaces {
  readonly #here: Places
  readonly #everywhere: SharedPlaces
  readonly #reading: PlaceKind
  readonly #held: PlaceKind

  constructor(pool: Pool, reading: number) {
    const shares = sharesOf(reading)
    this.#here = new Places(reading)
    this.#everywhere = new SharedPlaces(pool)
    this.#reading = { name: 'exportacao-lida', ...shares.reading }
    this.#held = { name: 'exportacao-aberta', ...shares.held }
  }

  async take(address: string): Promise<Place> {
    const here = this.#here.take(address)
    const place: HeldPlace | NoPlace = await this.#everywhere.take(address, [this.#reading, this.#held]).catch(() => AWAY)
    if ('kind' in place) {
      here.leave()
      throw refusalOf(place.isOwn)
    }
    return {
      read: once(() => {
        here.read()
        void place.leave(this.#reading)
      }),
      leave: once(() => {
        here.leave()
        void place.leave()
      }),
    }
  }

  close(): Promise<void> {
    return this.#everywhere.close()
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
