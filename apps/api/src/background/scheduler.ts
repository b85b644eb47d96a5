// What the portal does by itself is done for each city by one process at a time, of all that share its database, on any
// machine: whoever has the turn does what waits and gives it back. The turn is a session's, so it never outlives who
// holds it.
import { setTimeout as delay } from 'node:timers/promises'
import { ON_DUTY } from '@portal/db/locks'
import type { Release } from '@portal/db/version'
import pg from 'pg'
import { mayDo } from '../contexto/may-do.ts'

const CONNECT_MS = 5_000
/** How often what waits is looked for. */
export const LOOK_MS = 5_000

/** A machine that vanished with the turn is noticed by the server in less than half a minute. */
const NOTICED = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** What a program of a later release does by itself is no longer ours to do. */
const NEWEST = `
  select versao, lida_desde as "lidaDesde" from instalacao.liberacao order by string_to_array(versao, '.')::int[] desc
  limit 1`

export interface Job {
  /** Does what waits, no longer than the signal allows; answers whether more waits already. */
  run: (signal: AbortSignal) => Promise<boolean>
  stop: () => Promise<void>
}

export interface SchedulerOptions {
  /** The server that writes, which may be another the next time. */
  locate: () => Promise<string> | string
  jobs: readonly Job[]
  log: (fields: object, message: string) => void
  lookMs?: number
  /** What must have gone well once before anything is done. */
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

  /** Visitors first: nothing is done while the portal opens. */
  start(): void {
    this.#underway = this.#watch()
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#options.jobs.map((job) => job.stop()))
    await this.#underway
  }

  /** Does what waits if nobody else is at it; answers whether more waits already. */
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
