// Keeps a number of processes serving one port: replaces dead ones, and on reload all of them one by one, without
// refusing a request.
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../lib/config.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { ONLY_HERE } from './port.ts'

const HOLDER = fileURLToPath(new URL('./hold-port.mjs', import.meta.url))
const WORKER = fileURLToPath(new URL('./start-worker.mjs', import.meta.url))
/** Time after `stop` before a process is killed. The process has its own, shorter, timeout. */
const STOP_MS = 15_000
/** A process that lived less than this is not replaced at once, so that a repeated failure does not become a loop. */
const SHORT_LIFE_MS = 1_000
const MAX_WAIT_MS = 30_000
/** Number of failed starts that ends the portal, if no process is left serving. */
const FAULTS = 4

export interface SupervisorOptions {
  config: Pick<Config, 'processos' | 'host' | 'port'>
  /** Environment variables of the processes, besides those of the supervisor. */
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Called when the portal cannot go on. */
  fail: (reason: Error) => void
}

interface Serving {
  worker: Worker
  port: number
  since: number
}

/** A process that ended before it served, by its own failure or killed. */
class NeverServed extends Error {
  readonly exitCode = 1
  readonly killed: boolean

  constructor(killed: boolean) {
    super('Um processo do portal parou antes de atender.')
    this.killed = killed
  }
}

export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #serving = new Map<number, Serving>()
  /** Replacements in progress, by the place of the dead process. */
  readonly #mending = new Map<number, Promise<void>>()
  readonly #leaving = new AbortController()
  #holder: Worker | undefined
  /** The place that a reload is filling: if the old process dies meanwhile, its replacement is already starting. */
  #renewing: number | undefined
  #reloading: Promise<void> = Promise.resolve()

  constructor(options: SupervisorOptions) {
    this.#options = options
  }

  /**
   * Resolves with the port when all processes serve. The first is started alone, so that a failure is reported once.
   */
  start(): Promise<number> {
    const starting = this.#begin()
    this.#reloading = starting.then(
      () => {},
      () => {},
    )
    return starting
  }

  async #begin(): Promise<number> {
    // Each process accepts connections itself, so that one that dies takes no others with it, and no process hands them
    // on.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    await this.#holdPort()
    const { port } = await this.#fill(0)
    await Promise.all(Array.from({ length: this.#options.config.processos - 1 }, (_, at) => this.#fill(at + 1)))
    return port
  }

  /**
   * Replaces each process, one by one, by a new one that already serves, once all serve. A second reload waits for the
   * first.
   */
  reload(): Promise<void> {
    return (this.#reloading = this.#reloading.then(() => this.#replaceAll()))
  }

  async stop(): Promise<void> {
    this.#leaving.abort()
    this.#holder?.process.kill('SIGKILL')
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map(async (worker) => {
        const gone = new Promise((resolve) => worker.process.once('exit', resolve))
        if (worker.process.exitCode !== null || worker.process.signalCode !== null) return
        tell(worker, 'stop')
        const force = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
        await gone
        clearTimeout(force)
      }),
    )
  }

  async #holdPort(): Promise<void> {
    const { host = ONLY_HERE, port } = this.#options.config
    const holder = fork(HOLDER, { PORTAL_PORTA: String(port), PORTAL_ENDERECO: host })
    this.#holder = holder
    await new Promise<void>((resolve, reject) => {
      holder.once('message', () => resolve())
      holder.once('exit', (_code, signal) => reject(new NeverServed(Boolean(signal))))
    })
    holder.once('exit', () => void (this.#leaving.signal.aborted || this.#holdPort().catch(this.#options.fail)))
  }

  async #replaceAll(): Promise<void> {
    const { say, config } = this.#options
    say('Trocando os processos, um a um…')
    for (let place = 0; place < config.processos; place++) {
      await this.#mending.get(place)
      if (this.#leaving.signal.aborted) return
      const old = this.#serving.get(place)
      this.#renewing = place
      try {
        await this.#fill(place)
      } catch {
        if (!this.#serving.has(place)) this.#mend(place)
        return say('O processo novo não começou: os que atendem continuam.')
      } finally {
        this.#renewing = undefined
      }
      if (old) tell(old.worker, 'retire')
    }
    say('Processos trocados.')
  }

  async #fill(place: number): Promise<Serving> {
    const serving = await this.#launch(place)
    this.#serving.set(place, serving)
    serving.worker.once('exit', (code, signal) => this.#onExit(place, serving, signal || `código ${code}`))
    return serving
  }

  async #launch(place: number): Promise<Serving> {
    this.#leaving.signal.throwIfAborted()
    const { env, config } = this.#options
    const worker = fork(WORKER, { ...env, PROCESSOS: String(config.processos), PORTAL_LUGAR: String(place) })
    return new Promise((resolve, reject) => {
      worker.once('exit', (_code, signal) => reject(new NeverServed(Boolean(signal))))
      worker.once('message', ({ port }: FromWorker) => resolve({ worker, port, since: Date.now() }))
    })
  }

  #onExit(place: number, serving: Serving, why: string): void {
    if (this.#serving.get(place) !== serving) return
    this.#serving.delete(place)
    if (this.#leaving.signal.aborted) return
    this.#options.say(`O processo ${serving.worker.process.pid} parou (${why}); outro toma o lugar dele.`)
    if (this.#renewing !== place) this.#mend(place, Date.now() - serving.since < SHORT_LIFE_MS)
  }

  #mend(place: number, afterAWhile = true): void {
    this.#mending.set(
      place,
      this.#replace(place, afterAWhile).finally(() => this.#mending.delete(place)),
    )
  }

  async #replace(place: number, afterAWhile: boolean): Promise<void> {
    if (afterAWhile) await this.#wait(SHORT_LIFE_MS)
    for (let faults = 0; !this.#leaving.signal.aborted;) {
      try {
        return void (await this.#fill(place))
      } catch (error) {
        if (!(error instanceof NeverServed && error.killed)) faults++
        if (faults >= FAULTS && this.#serving.size === 0) return this.#options.fail(error as Error)
        await this.#wait(Math.min(SHORT_LIFE_MS * 2 ** faults, MAX_WAIT_MS))
      }
    }
  }

  #wait(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.#leaving.signal }).catch(() => {})
  }
}

function fork(exec: string, env: NodeJS.ProcessEnv): Worker {
  cluster.setupPrimary({ exec, execArgv: [], args: [] })
  return cluster.fork(env).on('error', () => {})
}

/** Sends a message, unless the process is gone. */
function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
