// Runs measures one after another. If one fails, its processes are ended, the reason is printed, and the next one runs.
// On SIGINT or SIGTERM it ends the processes and runs no other.
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '@portal/db/errors'
import { aborted, Interrupted, prepareToLeave } from '@portal/db/leaving'
import { whileRunning } from './processes.ts'

/** How long to wait for a cancelled measure, which fails soon after its processes are ended. */
const PATIENCE_MS = 10_000

export class Attempts {
  readonly #failed: string[] = []
  #leaving = prepareToLeave()

  /** Names of the measures that failed. */
  get failed(): readonly string[] {
    return this.#failed
  }

  /** Aborted when this process is asked to stop. */
  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  /** Returns the result of the work. Rejects if this process is asked to stop, or on an error that nobody handles. */
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

  /** Runs a measure and ends all it started. Returns undefined if it failed. */
  async attempt<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await whileRunning(() => this.#ended(work))
    } catch (error) {
      this.tell(name, error)
      return undefined
    }
  }

  /** Ends the processes of a cancelled measure, then waits for it. */
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

  /** Prints and records why a measure failed; rethrows an interruption. */
  tell(name: string, error: unknown): void {
    if (error instanceof Interrupted) throw error
    this.#failed.push(name)
    process.stdout.write(`✗ ${name}: não foi medida. ${messageOf(error)}\n`)
  }

  close(): void {
    this.#leaving.release()
  }

  /** Prepares for the next measure after a failure. A signal stops all, so it is not reset. */
  #renew(reason: unknown): void {
    if (reason instanceof Interrupted) return
    this.#leaving.release()
    this.#leaving = prepareToLeave()
  }
}
