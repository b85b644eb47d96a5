// Answers that depend only on the data version and the question: computed once, kept by bytes, compressed once.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/at-most.ts'
import { compress, encodingFor, WORTH_COMPRESSING, type Encoding } from './encodings.ts'
import { isUnavailable } from '../http/errors.ts'

export interface Question {
  /** Version of the data the answer derives from. */
  version: string
  /** Canonical form of what was asked; may depend only on the address and on the context headers. */
  key: string
  contentType?: string
  /** Asked by a person's document: each asking is counted, so nobody answers it in our place. */
  personal?: boolean
  compute: () => Promise<Buffer | string>
}

export interface AnswerCache {
  /** 304 when the client has it, the kept answer when we have it, else one computation shared by all who wait. */
  answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<FastifyReply>
}

export interface Kept {
  readonly version: string
  readonly etag: string
  readonly contentType: string
  readonly worthCompressing: boolean
  readonly bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

/** Told of each answer, so that the next one to the same address need not come this far. */
export interface Listener {
  answered(request: FastifyRequest, reply: FastifyReply, answer: { key: string; etag: string }): void
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NOT_KEPT = 'private, no-store'
export const REVALIDATE = 'public, max-age=0, s-maxage=1, must-revalidate'
export const VARY = 'accept-encoding, entidade, exercicio'
const OVERHEAD = 512
const MAX_GIVEN = 50_000
const ATTEMPTS = 3

export class ResponseCache implements AnswerCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #underway = new Map<string, Promise<Kept>>()
  readonly #compressing = new Map<string, Promise<Buffer>>()
  readonly #salt: string
  readonly #given = atMost<true>(MAX_GIVEN)
  readonly #asked = new WeakMap<FastifyRequest, number>()
  listener: Listener | undefined
  /**
   * Whether something newer was read since the request was let in, so that what was computed for it has a newer version
   * than was thought.
   */
  isOutdated: (request: FastifyRequest) => boolean = () => false

  /** `salt` names the program, since another one may answer the same question otherwise. */
  constructor(bytes: number, salt: string) {
    this.#salt = salt
    this.#kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.max(1, Math.floor(bytes / 8)),
      sizeCalculation: ({ bodies }, key) =>
        OVERHEAD + key.length * 2 + bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0),
    })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  peek(key: string): Kept | undefined {
    return this.#kept.get(key)
  }

  /**
   * Whether it was us who gave what a visitor has; otherwise another process did, which may know of something newer.
   */
  gave(etag: string): boolean {
    return this.#given.has(etag)
  }

  async answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<FastifyReply> {
    const { version, key, personal = false } = question
    const cacheControl = personal ? NOT_KEPT : REVALIDATE
    const listener = personal ? undefined : this.listener
    const kept = this.#kept.get(key)
    const current = kept?.version === version ? kept : undefined
    const etag = current?.etag ?? this.#etag(version, key)
    this.#given.set(etag, true)
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).headers({ etag, 'cache-control': cacheControl, vary: VARY })
      listener?.answered(request, reply, { key, etag })
      return reply.send()
    }
    const found = current ?? (await this.#obtain(question, kept))
    if (!personal && this.isOutdated(request) && this.#mayAskAgain(request))
      return request.routeOptions.handler.call(request.server, request, reply) as Promise<FastifyReply>
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = await this.#body(key, found, encoding)
    reply
      .code(200)
      .headers({ etag: found.etag, 'content-type': found.contentType, 'cache-control': cacheControl, vary: VARY })
    if (found.version === version) listener?.answered(request, reply, { key, etag: found.etag })
    else reply.header('warning', '110 - "Response is Stale"')
    if (body !== found.bodies.identity) reply.header('content-encoding', encoding)
    return reply.send(body)
  }

  #mayAskAgain(request: FastifyRequest): boolean {
    const asked = (this.#asked.get(request) ?? 0) + 1
    this.#asked.set(request, asked)
    return asked < ATTEMPTS
  }

  /** The answer of an earlier version is better than none while the database is away. */
  async #obtain(question: Question, older: Kept | undefined): Promise<Kept> {
    try {
      return await this.#compute(question)
    } catch (error) {
      if (older && isUnavailable(error)) return older
      throw error
    }
  }

  #compute({ version, key, contentType = JSON_TYPE, compute }: Question): Promise<Kept> {
    const flight = `${version}\n${key}`
    const underway = this.#underway.get(flight)
    if (underway) return underway
    const started = compute()
      .then((body) => {
        const identity = typeof body === 'string' ? Buffer.from(body) : body
        const worthCompressing = identity.length >= WORTH_COMPRESSING
        const kept: Kept = {
          version,
          etag: this.#etag(version, key),
          contentType,
          worthCompressing,
          bodies: { identity },
        }
        this.#kept.set(key, kept)
        return kept
      })
      .finally(() => this.#underway.delete(flight))
    this.#underway.set(flight, started)
    return started
  }

  async #body(key: string, kept: Kept, encoding: Encoding): Promise<Buffer> {
    const { bodies, worthCompressing } = kept
    if (encoding === 'identity' || !worthCompressing) return bodies.identity
    return bodies[encoding] ?? this.#compress(key, kept, encoding)
  }

  #compress(key: string, kept: Kept, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const flight = `${encoding} ${kept.etag}`
    const underway = this.#compressing.get(flight)
    if (underway) return underway
    const started = compress(kept.bodies.identity, encoding)
      .then((body) => {
        kept.bodies[encoding] = body
        if (this.#kept.peek(key) === kept) this.#kept.set(key, kept)
        return body
      })
      .finally(() => this.#compressing.delete(flight))
    this.#compressing.set(flight, started)
    return started
  }

  #etag(version: string, key: string): string {
    return `W/"${createHash('sha1').update(`${this.#salt}\n${version}\n${key}`).digest('base64url')}"`
  }
}

/** Weak comparison: the bytes differ by compression, the answer does not. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
