// A process that uses the database leaves once, in order, whatever asks it to: npm repeats the terminal's signals, and
// a second one must not end what the first began.
import { constants } from 'node:os'
import { codeOf } from './errors.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

/** Someone asked the process to stop. */
export class Interrupted extends Error {
  readonly exitCode: number

  constructor(signal: (typeof SIGNALS)[number]) {
    super('Interrompido.')
    this.exitCode = 128 + constants.signals[signal]
  }
}

export interface Leaving {
  /** Aborted by the first signal or uncaught fault, which is its reason; the next ones change nothing. */
  signal: AbortSignal
  leave: (reason: unknown) => void
  /** Gives signals back their usual effect: only when there is nothing left to put in order. */
  release: () => void
}

/** `signals` are those that ask to leave; who names fewer has another use for the rest. */
export function prepareToLeave(signals: readonly (typeof SIGNALS)[number][] = SIGNALS): Leaving {
  const leaving = new AbortController()
  const leave = (reason: unknown): void => leaving.abort(reason)
  const interrupt = (signal: (typeof SIGNALS)[number]): void => leave(new Interrupted(signal))
  for (const signal of signals) process.on(signal, interrupt)
  process.on('uncaughtException', leave)
  const release = (): void => {
    for (const signal of signals) process.off(signal, interrupt)
    process.off('uncaughtException', leave)
  }
  return { signal: leaving.signal, leave, release }
}

/** Rejects with the reason when the signal is aborted, and never otherwise. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal.reason as Error)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })

/** A reader that went away (`| head -1`, a closed terminal) ends neither the work nor the stopping of it. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!['EPIPE', 'EIO'].includes(codeOf(error))) throw error
    })
  }
}
