// Runs work that would block the event loop in worker threads, piece by piece, as fast as its reader takes the pieces.
import { availableParallelism } from 'node:os'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'

/** Maximum number of threads; one core is left for requests. */
const MAX_THREADS = 4
const THREAD_MEMORY_MB = 512

export interface Work {
  /** URL of a module whose default export is a `Writer`. */
  module: URL
  /** Plain data that can be cloned into the thread. */
  input: unknown
  rows?: AsyncIterable<Buffer>
}

/** The default export of a work module: makes pieces of a file from its input and, if there are any, from rows. */
export type Writer<Input> = (
  input: Input,
  rows: AsyncIterable<Buffer>,
) => AsyncIterable<Buffer | string> | Iterable<Buffer | string>

interface Thread {
  worker: Worker
  busy: number
}

export class Threads {
  readonly #max: number
  #threads: Thread[] = []

  constructor(max = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1))) {
    this.#max = max
  }

  async *write({ module, input, rows }: Work): AsyncGenerator<Buffer> {
    const thread = this.#leastBusy()
    const { port1: port, port2 } = new MessageChannel()
    const source = rows?.[Symbol.asyncIterator]()
    const answers = received(port)
    thread.busy++
    try {
      thread.worker.postMessage({ module: module.href, input, port: port2 }, [port2])
      for await (const answer of answers) {
        if (answer.kind === 'end') return
        if (answer.kind === 'failure') throw answer.error
        if (answer.kind === 'more') await handOver(port, source)
        else {
          yield Buffer.from(answer.bytes.buffer)
          send(port, { kind: 'next' })
        }
      }
      this.#forget(thread)
      throw new Error('the thread that was writing is gone')
    } finally {
      thread.busy--
      port.close()
      await source?.return?.()
    }
  }

  async whole(work: Work): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.write(work)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()))
  }

  #leastBusy(): Thread {
    const idle = this.#threads.find(({ busy }) => busy === 0)
    if (idle) return idle
    if (this.#threads.length < this.#max) return this.#start()
    return this.#threads.reduce((least, thread) => (thread.busy < least.busy ? thread : least))
  }

  #start(): Thread {
    const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    })
    const thread: Thread = { worker, busy: 0 }
    const forget = (): void => this.#forget(thread)
    worker.once('error', forget).once('exit', forget).unref()
    this.#threads.push(thread)
    return thread
  }

  #forget(thread: Thread): void {
    this.#threads = this.#threads.filter((each) => each !== thread)
  }
}

function send(port: MessagePort, message: ToThread): void {
  port.postMessage(message, message.kind === 'rows' ? [message.bytes.buffer] : [])
}

async function handOver(port: MessagePort, rows: AsyncIterator<Buffer> | undefined): Promise<void> {
  const next = await rows?.next()
  send(port, !next || next.done ? { kind: 'end' } : { kind: 'rows', bytes: new Uint8Array(next.value) })
}

/** Yields messages until the other side closes the port. */
async function* received(port: MessagePort): AsyncGenerator<FromThread> {
  const waiting: FromThread[] = []
  let closed = false
  let wake = (): void => {}
  port.on('message', (message: FromThread) => {
    waiting.push(message)
    wake()
  })
  port.on('close', () => {
    closed = true
    wake()
  })
  for (;;) {
    const message = waiting.shift()
    if (message) yield message
    else if (closed) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}
