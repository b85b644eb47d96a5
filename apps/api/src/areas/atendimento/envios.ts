// Receives uploads: counts each one before reading a byte, writes it to disk as it arrives, and stores one at a time.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '@portal/kit/errors'
import { addressOf, LOCAL } from '../../http/address.ts'
import { ComeBackLater, overloaded, tooManyRequests } from '../../http/errors.ts'
import { SharedSlots } from '../../http/shared-slots.ts'

const DAY_SECONDS = 24 * 3_600
const HOUR_MS = 3_600_000
const MB = 1024 * 1024

export const LIMITES_DE_ENVIO = {
  /** Uploads at once: per address (`visitante`) and in all (`todos`). */
  visitante: 5,
  todos: 400,
  /** Uploads per day and address: far less than what may wait for everyone's requests. */
  porDia: 100,
  bytesPorDia: 64 * MB,
} as const

const AT_ONCE = { name: 'envio', own: LIMITES_DE_ENVIO.visitante, all: LIMITES_DE_ENVIO.todos }

const tooLarge = (): PortalError => new PortalError(413, 'O conteúdo enviado é grande demais.')

export class Envios {
  readonly #app: FastifyInstance
  readonly #places: SharedSlots
  readonly #folder: string
  readonly #maxBytes: number
  #storing: Promise<unknown> = Promise.resolve()

  constructor(app: FastifyInstance, maxBytes: number) {
    this.#app = app
    this.#places = new SharedSlots(app.pool)
    this.#folder = join(app.config.storeDir, '.envios')
    this.#maxBytes = maxBytes
  }

  /**
   * Deletes half-written files over an hour old, left by a process that ended; newer ones may still be in use by
   * another process.
   */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const path of names.map((name) => join(this.#folder, name))) {
      const written = await stat(path).catch(() => undefined)
      if (written && Date.now() - written.mtimeMs > HOUR_MS) await rm(path, { force: true })
    }
  }

  close(): Promise<void> {
    return this.#places.close()
  }

  /**
   * Counts an upload by its headers, or refuses it unread. A refused upload of known and small length is still received
   * and discarded: a client that is still sending when the connection closes would never read the reason.
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = request.headers['content-length']
    const told = Number(length ?? this.#maxBytes)
    const address = addressOf(request.raw, this.#app.config.trustedProxies)
    if (length === undefined || told > this.#maxBytes) reply.header('connection', 'close')
    if (told > this.#maxBytes) throw tooLarge()
    const place = await this.#places.take(address, [AT_ONCE])
    if ('kind' in place) {
      throw place.isOwn
        ? new ComeBackLater(429, 'Espere terminar o envio dos outros arquivos e tente de novo.', 10)
        : overloaded()
    }
    const leave = (): void => void place.leave()
    if (reply.raw.closed) leave()
    else reply.raw.once('close', leave)
    await this.#countDay(address, told)
    reply.removeHeader('connection')
  }

  async #countDay(address: string, bytes: number): Promise<void> {
    if (address === LOCAL) return
    const files = { name: 'envio-arquivos', of: address, max: LIMITES_DE_ENVIO.porDia, seconds: DAY_SECONDS }
    const full = await this.#app.limits.spend([
      files,
      { ...files, name: 'envio-bytes', max: LIMITES_DE_ENVIO.bytesPorDia, amount: bytes },
    ])
    if (full) throw tooManyRequests(full.retryAfter)
  }

  /** Receives the whole file, on disk while it arrives and in memory only while `keep` runs, for one file at a time. */
  async receive<T>(body: Readable, keep: (bytes: Buffer) => Promise<T>): Promise<T> {
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, randomUUID())
    try {
      await pipeline(body, this.#limited(), createWriteStream(path, { mode: 0o600 }))
      const stored = this.#storing.then(async () => keep(await readFile(path)))
      this.#storing = stored.catch(() => undefined)
      return await stored
    } finally {
      await rm(path, { force: true })
    }
  }

  #limited(): Transform {
    const max = this.#maxBytes
    let seen = 0
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen += chunk.length
        done(seen > max ? tooLarge() : null, chunk)
      },
    })
  }
}
