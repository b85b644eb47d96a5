// Worker thread that does the work it is given, returning one piece for each request, at a lower priority than the
// threads that serve visitors.
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, type MessagePort } from 'node:worker_threads'
import type { Writer } from './threads.ts'
import type { FromThread, Order, ToThread } from './messages.ts'

/** Size of a piece in bytes; smaller ones cost more to hand over than to write. */
const PIECE = 64 * 1024

/** Lowers the priority of this thread; only Linux can do this for a single thread. */
if (process.platform === 'linux')
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)

const send = (port: MessagePort, message: FromThread): void =>
  port.postMessage(message, message.kind === 'piece' ? [message.bytes.buffer] : [])

interface Wait<T> {
  resolve: (value: T) => void
  reject: (error: Error) => void
}

/** Receives the messages of the other side and resolves whoever waits for them. */
class Talk {
  readonly #port: MessagePort
  #wanting: Wait<void> | undefined
  #asking: Wait<Buffer | undefined> | undefined
  #gone: Error | undefined

  constructor(port: MessagePort) {
    this.#port = port
    port.on('message', (message: ToThread) => {
      if (message.kind === 'next') this.#wanting?.resolve()
      else this.#asking?.resolve(message.kind === 'rows' ? Buffer.from(message.bytes.buffer) : undefined)
    })
    port.on('close', () => {
      this.#gone = new Error('the reader left')
      this.#wanting?.reject(this.#gone)
      this.#asking?.reject(this.#gone)
    })
  }

  /** Resolves when another piece is requested. */
  wanted(): Promise<void> {
    if (this.#gone) return Promise.reject(this.#gone)
    return new Promise((resolve, reject) => (this.#wanting = { resolve, reject }))
  }

  #ask(): Promise<Buffer | undefined> {
    if (this.#gone) return Promise.reject(this.#gone)
    const given = new Promise<Buffer | undefined>((resolve, reject) => (this.#asking = { resolve, reject }))
    given.catch(() => {})
    send(this.#port, { kind: 'more' })
    return given
  }

  /** Yields the rows; the next piece is always requested while one is being used. */
  async *rows(): AsyncGenerator<Buffer> {
    let coming = this.#ask()
    for (;;) {
      const bytes = await coming
      if (!bytes) return
      coming = this.#ask()
      yield bytes
    }
  }
}

/** Yields the first piece at once, so that the reader sees something; then collects pieces up to a useful size. */
async function* gathered(
  pieces: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let parts: Buffer[] = []
  let size = 0
  let enough = 1
  for await (const piece of pieces) {
    parts.push(Buffer.from(piece as string))
    size += parts.at(-1)?.length ?? 0
    if (size < enough) continue
    yield new Uint8Array(Buffer.concat(parts))
    parts = []
    size = 0
    enough = PIECE
  }
  if (size > 0) yield new Uint8Array(Buffer.concat(parts))
}

async function work({ module, input, port }: Order): Promise<void> {
  const talk = new Talk(port)
  try {
    const { default: write } = (await import(module)) as { default: Writer<unknown> }
    for await (const bytes of gathered(write(input, talk.rows()))) {
      send(port, { kind: 'piece', bytes })
      await talk.wanted()
    }
    send(port, { kind: 'end' })
  } catch (error) {
    send(port, { kind: 'failure', error })
  } finally {
    port.close()
  }
}

parentPort?.on('message', (order: Order) => void work(order))
