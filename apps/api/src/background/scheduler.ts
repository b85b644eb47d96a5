// Runs the background jobs of a city in one process at a time, of all that share its database, on any machine. A
// process takes an advisory lock, does the waiting work and releases it. The lock belongs to the database session, so
// it never outlives the process.
import { setTimeout as delay } from 'node:timers/promises'
import { ON_DUTY } from '@portal/db/locks'
import type { Release } from '@portal/db/version'
import pg from 'pg'
import { mayDo } from '../contexto/may-do.ts'

const CONNECT_MS = 5_000
/** Time between two checks for work. */
export const LOOK_MS = 5_000

/** Lets the server notice in less than half a minute that a machine holding the lock is gone. */
const NOTICED = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** Reads the newest release: jobs of a later release are no longer run by this program. */
const NEWEST = `
  select versao, lida_desde as "lidaDesde" from instalacao.liberacao order by string_to_array(versao, '.')::int[] desc
  limit 1`

export interface Job {
  /** Does the waiting work, no longer than the signal allows. Returns whether there is more. */
  run: (signal: AbortSignal) => Promise<boolean>
  stop: () => Promise<void>
}

export interface SchedulerOptions {
  /** Returns the address of the current primary server. */
  locate: () => Promise<string> | string
  jobs: readonly Job[]
  log: (fields: object, message: string) => void
  lookMs?: number
  /** Must succeed once before any job runs. */
  before?: () => Promise<void>
}

export class Scheduler {
  readonly #options: SchedulerOptions
  readonly #leaving = new AbortController()
  #underway: Promise<void> = Promise.resolve()
  #isPrepared = false

  constructor(options: SchedulerOptions) {
    this.#options = options
  }

  /** Starts with a pause, so that no job runs while the portal opens for its first visitors. */
  start(): void {
    this.#underway = this.#watch()
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#options.jobs.map((job) => job.stop()))
    await this.#underway
  }

  /** Does the waiting work if no other process holds the lock. Returns whether there is more. */
  async once(): Promise<boolean> {
    if (!this.#isPrepared) await this.#options.before?.()
    this.#isPrepared = true
    const connectionString = await this.#options.locate()
    const client = new pg.Client({
      connectionString,
      application_name: 'portal-plantao',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    const lost = new AbortController()
    client.on('error', () => lost.abort()).on('end', () => lost.abort())
    try {
      await client.connect()
      await client.query(NOTICED)
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ON_DUTY])
      if (rows[0]?.mine !== true) return false
      const { rows: releases } = await client.query<Release>(NEWEST)
      if (releases[0] && mayDo(releases[0]) !== 'write') return false
      const signal = AbortSignal.any([lost.signal, this.#leaving.signal])
      const more = await Promise.all(this.#options.jobs.map((job) => job.run(signal)))
      return more.some(Boolean)
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #watch(): Promise<void> {
    const { lookMs = LOOK_MS, log } = this.#options
    const { signal } = this.#leaving
    let more = false
    while (!signal.aborted) {
      if (!more) await delay(lookMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      more = await this.once().catch((error: unknown) => {
        log({ err: error }, 'what the portal does by itself waits')
        return false
      })
    }
  }
}
