// Caches the context of every entity and year in memory, at most one second behind the database, and keeps it while the
// database is unavailable.
import type { Runner } from '@portal/db/pool'
import { buildSnapshot, cleanRows, type Pulse, type Rows, type Snapshot } from './snapshot.ts'
import { readSql } from '../lib/sql.ts'

const FRESH_MS = 1000
/** From this age on the next reader triggers a check of the database without waiting for it. */
const AGING_MS = 500
/** Timeout for a slow database when an older snapshot is at hand. */
const PATIENCE_MS = 300
/**
 * Timeout for a request that would otherwise get older data than it already has: longer than it takes to notice that a
 * server is gone.
 */
const RENEWAL_PATIENCE_MS = 3000

type OnReturn = (lost: number) => Promise<void>

const pulseSql = readSql('./contexto-pulse.sql', import.meta.url)
/** Reads the rows and their versions in one statement, and so from one snapshot. */
const rowsSql = `select pulso.*, dados from (${pulseSql}) pulso, (${readSql('./contexto-store.sql', import.meta.url)})
  contexto`

export class ContextStore {
  /** Increases whenever anything that a response may depend on changes. */
  epoch = 0
  current: Snapshot | undefined
  readonly #runner: Runner
  readonly #catchUp: () => Promise<void>
  readonly #onReturn: OnReturn
  #rows: { contexto: string; rows: Rows } | undefined
  #pulse = ''
  #marca = -Infinity
  /** Greatest mark ever seen; a smaller one means that the database went back in time. */
  #newest = -Infinity
  #checkedAt = -Infinity
  #failure: unknown
  #refreshing: Promise<void> | undefined

  /**
   * `catchUp` makes the runner return nothing older than the current state of the database; `onReturn` renews all
   * versions after a mark that was lost.
   */
  constructor(runner: Runner, catchUp: () => Promise<void> = async () => {}, onReturn: OnReturn = async () => {}) {
    this.#runner = runner
    this.#catchUp = catchUp
    this.#onReturn = onReturn
  }

  /** Whether `current` may be used as it is. Starts a refresh before it expires. */
  isFresh(): boolean {
    const age = Date.now() - this.#checkedAt
    const fresh = age >= 0 && age <= FRESH_MS
    if (fresh && age > AGING_MS) void this.#refresh()
    return fresh
  }

  async fresh(): Promise<Snapshot> {
    if (!this.isFresh()) {
      const refreshed = this.#refresh()
      await (this.current ? withPatience(refreshed) : refreshed)
    }
    if (!this.current) throw this.#failure
    return this.current
  }

  /** Returns a snapshot as new as the database, for a visitor with an ETag that this process did not send. */
  async renewed(): Promise<Snapshot> {
    if (this.current && this.#failure === undefined)
      await withPatience(
        this.#catchUp().then(
          () => this.#refreshAnew(),
          () => {},
        ),
        RENEWAL_PATIENCE_MS,
      )
    return this.fresh()
  }

  /** Resolves when the snapshot has this mark or a newer one of the same history. */
  async reach(marca: number): Promise<void> {
    if (this.#marca === marca) return
    await this.#refreshing
    if (this.#marca !== marca) await this.#refresh()
    if (this.#marca < marca && this.#failure !== undefined) throw this.#failure
  }

  async #refreshAnew(): Promise<void> {
    await this.#refreshing
    await this.#refresh()
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#read()
      .then(
        () => (this.#failure = undefined),
        (error: unknown) => (this.#failure = error),
      )
      .then(() => {
        this.#checkedAt = Date.now()
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  async #read(): Promise<void> {
    const pulse = await this.#pulseNow()
    if (!pulse || JSON.stringify(pulse) === this.#pulse) return
    if (this.#rows?.contexto === JSON.stringify(pulse.contexto)) this.#show(pulse, this.#rows.rows)
    else await this.#readWhole()
  }

  /** If the renewal of versions fails, it is retried at the next check. */
  async #pulseNow(): Promise<Pulse | undefined> {
    const found = await this.#askPulse()
    const isBack = found !== undefined && found.marca < this.#newest
    const pulse = isBack
      ? await this.#onReturn(this.#newest).then(
          () => this.#askPulse(),
          () => found,
        )
      : found
    this.#newest = Math.max(this.#newest, pulse?.marca ?? -Infinity)
    return pulse
  }

  async #askPulse(): Promise<Pulse | undefined> {
    const { rows } = await this.#runner.query<Pulse>({ name: 'contexto-pulse', text: pulseSql })
    return rows[0]
  }

  async #readWhole(): Promise<void> {
    const { rows } = await this.#runner.query<Pulse & { dados: Rows }>({ name: 'contexto-store', text: rowsSql })
    if (!rows[0]) return
    const { dados, ...pulse } = rows[0]
    this.#rows = { contexto: JSON.stringify(pulse.contexto), rows: cleanRows(dados) }
    this.#show(pulse, this.#rows.rows)
  }

  #show(pulse: Pulse, rows: Rows): void {
    this.current = buildSnapshot(rows, pulse)
    this.#pulse = JSON.stringify(pulse)
    this.#marca = pulse.marca
    this.epoch += 1
  }
}

async function withPatience(work: Promise<void>, patienceMs = PATIENCE_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)))
  await Promise.race([work, patience])
  clearTimeout(timer)
}
