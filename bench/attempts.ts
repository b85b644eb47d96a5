// Measures one after another, any of which may fail: what it started is ended, why it failed is said, and the others go
// on. Told to leave, the process does the same and goes no further.
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '@portal/db/errors'
import { aborted, Interrupted, prepareToLeave } from '@portal/db/leaving'
import { whileRunning } from './processes.ts'

/** A work that was given up has lost its processes and soon fails by itself; beyond this it is not waited for. */
const PATIENCE_MS = 10_000

export class Attempts {
  readonly #failed: string[] = []
  #leaving = prepareToLeave()

  /** What was not measured. */
  get failed(): readonly string[] {
    return this.#failed
  }

  /** Aborted when this process is told to leave. */
  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  /** Answers the work, given up when this process is told to leave or something fails that nobody was waiting for. */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    const { signal } = this.#leaving
    if (signal.aborted) throw signal.reason
    const doing = work()
    try {
      return await Promise.race([doing, aborted(signal)])
    } finally {
      if (signal.aborted) this.#renew(signal.reason)
    }
  }

  /** The same of a work that ends with all it started; answers undefined where it fails. */
  async attempt<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await whileRunning(() => this.#ended(work))
    } catch (error) {
      this.tell(name, error)
      return undefined
    }
  }

  /** A work that is given up loses its processes first, and is then waited for. */
  async #ended<Result>(work: () => Promise<Result>): Promise<Result> {
    let ended: Promise<unknown> = Promise.resolve()
    const begin = (): Promise<Result> => {
      const doing = work()
      ended = doing.catch(() => {})
      return doing
    }
    try {
      return await whileRunning(() => this.guard(begin))
    } finally {
      await Promise.race([ended, delay(PATIENCE_MS, undefined, { ref: false })])
    }
  }

  /** Says why something was not measured; an interruption goes on to whoever leaves. */
  tell(name: string, error: unknown): void {
    if (error instanceof Interrupted) throw error
    this.#failed.push(name)
    process.stdout.write(`✗ ${name}: não foi medida. ${messageOf(error)}\n`)
  }

  close(): void {
    this.#leaving.release()
  }

  /** A fault ends one work, a signal all. */
  #renew(reason: unknown): void {
    if (reason instanceof Interrupted) return
    this.#leaving.release()
    this.#leaving = prepareToLeave()
  }
}
