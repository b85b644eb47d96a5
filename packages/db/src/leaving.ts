// Makes a process that uses the database stop only once, in order, whatever asks it to: npm repeats the terminal's
// signals, and a second signal must not kill the process while it handles the first.
import { constants } from 'node:os'
import { codeOf } from './errors.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

/** The reason for stopping when the process received a signal. */
export class Interrupted extends Error {
  readonly exitCode: number

  constructor(signal: (typeof SIGNALS)[number]) {
    super('Interrompido.')
    this.exitCode = 128 + constants.signals[signal]
  }
}

export interface Leaving {
  /** Aborted by the first signal or uncaught exception, which becomes its reason; later ones change nothing. */
  signal: AbortSignal
  leave: (reason: unknown) => void
  /** Restores the default effect of the signals; call it only when nothing is left to clean up. */
  release: () => void
}

/** `signals` are those that ask the process to stop; a caller that lists fewer has another use for the rest. */
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

/**
 * Ignores EPIPE and EIO on stdout and stderr, so that a reader that closed (`| head -1`, a closed terminal) ends
 * neither the work nor the shutdown.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!['EPIPE', 'EIO'].includes(codeOf(error))) throw error
    })
  }
}
