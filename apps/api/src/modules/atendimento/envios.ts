// Files on their way in: counted before a byte of them is read, written to disk as they come, stored one at a time.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '@portal/kit/errors'
import { addressOf, LOCAL } from '../../door/address.ts'
import { ComeBackLater, overloaded, tooManyRequests } from '../../door/errors.ts'
import { RateLimiter } from '../../door/rate-limit.ts'

const DAY_MS = 24 * 3_600_000
const MB = 1024 * 1024

export const LIMITES_DE_ENVIO = {
  /** At once, by address and by everyone. */
  visitante: 5,
  todos: 400,
  /** A day, by address: far less than what may wait for everyone's requests. */
  porDia: 100,
  bytesPorDia: 64 * MB,
} as const

const tooLarge = (): PortalError => new PortalError(413, 'O conteúdo enviado é grande demais.')

export class Envios {
  readonly #trustedProxies: number
  readonly #folder: string
  readonly #maxBytes: number
  readonly #files = new RateLimiter(LIMITES_DE_ENVIO.porDia, Date.now, DAY_MS)
  readonly #bytes = new RateLimiter(LIMITES_DE_ENVIO.bytesPorDia, Date.now, DAY_MS)
  readonly #underway = new Map<string, number>()
  #all = 0
  #storing: Promise<unknown> = Promise.resolve()

  constructor({ config }: FastifyInstance, maxBytes: number) {
    this.#trustedProxies = config.trustedProxies
    this.#folder = join(config.storeDir, '.envios')
    this.#maxBytes = maxBytes
  }

  /** What an earlier process left half written goes. */
  async open(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Counts a file by what its head says of it, or refuses it unread. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const told = Number(request.headers['content-length'] ?? this.#maxBytes)
    const address = addressOf(request.raw, this.#trustedProxies)
    const own = this.#underway.get(address) ?? 0
    reply.header('connection', 'close')
    if (told > this.#maxBytes) throw tooLarge()
    if (this.#all >= LIMITES_DE_ENVIO.todos) throw overloaded()
    if (address !== LOCAL && own >= LIMITES_DE_ENVIO.visitante) {
      throw new ComeBackLater(429, 'Espere terminar o envio dos outros arquivos e tente de novo.', 10)
    }
    const full = [this.#files.take(address) ? [] : this.#files, this.#bytes.take(address, told) ? [] : this.#bytes].flat()[0]
    if (full) throw tooManyRequests(full.secondsLeft())
    reply.removeHeader('connection')
    this.#all++
    this.#underway.set(address, own + 1)
    reply.raw.once('close', () => this.#leave(address))
  }

  #leave(address: string): void {
    this.#all--
    const left = (this.#underway.get(address) ?? 1) - 1
    if (left > 0) this.#underway.set(address, left)
    else this.#underway.delete(address)
  }

  /** The whole file, on disk while it comes and in memory only while `keep` has it; one at a time. */
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
