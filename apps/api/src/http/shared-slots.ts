// Slots that are held while something lasts, over all processes. A process renews its slots every few seconds, so that
// those of a dead process are soon free.
import { randomUUID } from 'node:crypto'
import type { Pool } from '@portal/db/pool'
import { counted } from './counted.ts'

const BEAT_MS = 5_000
const SILENT_SECONDS = 20

export interface SlotKind {
  name: string
  /** Maximum number for one network, and for all together. */
  own: number
  all: number
}

export interface NoSlot {
  kind: SlotKind
  isOwn: boolean
}

export interface HeldSlot {
  /** Frees the slot of one kind, or all. */
  leave: (kind?: SlotKind) => Promise<void>
}

const TAKE = 'select cheio, da_rede as "isOwn" from sistema.ocupar($1, $2, $3, $4, $5, $6)'
const LEAVE = 'delete from sistema.lugar where lugar = $1 and ($2::text is null or tipo = $2)'
const BEAT = 'update sistema.lugar set ate = clock_timestamp() + make_interval(secs => $2) where lugar = any ($1)'

export class SharedSlots {
  readonly #pool: Pool
  readonly #held = new Set<string>()
  readonly #leaving = new Set<Promise<void>>()
  #beating: NodeJS.Timeout | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * Takes a slot of each kind, or returns the kind that is full. `network` is the visitor's; this machine, which may be
   * a proxy, may take all. Waits until the slots this process is freeing are free.
   */
  async take(network: string, kinds: readonly SlotKind[]): Promise<HeldSlot | NoSlot> {
    await Promise.all(this.#leaving)
    const slot = randomUUID()
    const values = [
      slot,
      network,
      kinds.map(({ name }) => name),
      kinds.map(({ own }) => own),
      kinds.map(({ all }) => all),
      SILENT_SECONDS,
    ]
    const answer = await counted<{ cheio: number; isOwn: boolean }>(this.#pool, {
      name: 'lugar-ocupar',
      text: TAKE,
      values,
    })
    const kind = answer && kinds[answer.cheio - 1]
    if (kind) return { kind, isOwn: answer.isOwn }
    this.#held.add(slot)
    this.#beating ??= setInterval(() => void this.#beat(), BEAT_MS).unref()
    return { leave: (of) => this.#leave(slot, of) }
  }

  async close(): Promise<void> {
    clearInterval(this.#beating)
    await Promise.all(this.#leaving)
  }

  /** If a slot cannot be freed now, it expires since nobody renews it. */
  #leave(slot: string, kind: SlotKind | undefined): Promise<void> {
    if (!kind) this.#held.delete(slot)
    if (this.#held.size === 0) this.#rest()
    const leaving = counted(this.#pool, { name: 'lugar-deixar', text: LEAVE, values: [slot, kind?.name ?? null] })
      .then(
        () => {},
        () => {},
      )
      .finally(() => this.#leaving.delete(leaving))
    this.#leaving.add(leaving)
    return leaving
  }

  #rest(): void {
    clearInterval(this.#beating)
    this.#beating = undefined
  }

  async #beat(): Promise<void> {
    await counted(this.#pool, { name: 'lugar-bater', text: BEAT, values: [[...this.#held], SILENT_SECONDS] }).catch(
      () => {},
    )
  }
}
