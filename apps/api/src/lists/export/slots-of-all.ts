// Limits concurrent exports over all processes. The slots of this process are checked first, and alone while the
// database that counts them is unreachable: slots spare resources and are no security measure.
import type { Pool } from '@portal/db/pool'
import { SharedSlots, type HeldSlot, type NoSlot, type SlotKind } from '../../http/shared-slots.ts'
import { Slots, refusalOf, sharesOf, type Slot, type TakesSlots } from './slots.ts'

const AWAY: HeldSlot = { leave: async () => {} }

export class SlotsOfAll implements TakesSlots {
  readonly #here: Slots
  readonly #everywhere: SharedSlots
  readonly #reading: SlotKind
  readonly #held: SlotKind

  constructor(pool: Pool, reading: number) {
    const shares = sharesOf(reading)
    this.#here = new Slots(reading)
    this.#everywhere = new SharedSlots(pool)
    this.#reading = { name: 'exportacao-lida', ...shares.reading }
    this.#held = { name: 'exportacao-aberta', ...shares.held }
  }

  async take(address: string): Promise<Slot> {
    const here = this.#here.take(address)
    const slot: HeldSlot | NoSlot = await this.#everywhere.take(address, [this.#reading, this.#held]).catch(() => AWAY)
    if ('kind' in slot) {
      here.leave()
      throw refusalOf(slot.isOwn)
    }
    return {
      read: once(() => {
        here.read()
        void slot.leave(this.#reading)
      }),
      leave: once(() => {
        here.leave()
        void slot.leave()
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
