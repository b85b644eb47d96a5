// Keeps the context of every entity and year in memory, at most one second behind the database, and outlives its absence.
import type { Pool } from '@portal/db/pool'
import { buildSnapshot, cleanRows, type Pulse, type Rows, type Snapshot } from './snapshot.ts'
import { readSql } from '../sql.ts'

const FRESH_MS = 1000
/** Past this age the next reader triggers a look at the database without waiting for it. */
const AGING_MS = 500
/** How long a request waits for a slow database when an older picture is at hand. */
const PATIENCE_MS = 300

const pulseSql = readSql('./contexto-pulse.sql', import.meta.url)
const rowsSql = readSql('./contexto-store.sql', import.meta.url)

export class ContextStore {
  /** Changes whenever anything an answer may depend on has changed. */
  epoch = 0
  current: Snapshot | undefined
  readonly #pool: Pool
  #rows: { impressao: string; rows: Rows } | undefined
  #pulse = ''
  #checkedAt = -Infinity
  #failure: unknown
  #refreshing: Promise<void> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Whether `current` may be used as it is; keeps it so by looking ahead. */
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
    const { rows: found } = await this.#pool.query<Pulse>({ name: 'contexto-pulse', text: pulseSql })
    const pulse = found[0]
    if (!pulse) return
    const text = JSON.stringify(pulse)
    if (text === this.#pulse) return
    if (this.#rows?.impressao !== pulse.impressao) {
      const { rows } = await this.#pool.query<{ dados: Rows }>({ name: 'contexto-store', text: rowsSql })
      this.#rows = { impressao: pulse.impressao, rows: cleanRows(rows[0]?.dados as Rows) }
    }
    this.current = buildSnapshot(this.#rows.rows, pulse)
    this.#pulse = text
    this.epoch += 1
  }
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([work, patience])
  clearTimeout(timer)
}
