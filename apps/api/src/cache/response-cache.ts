// Caches responses that depend only on the version of the data and the request: each is computed once and compressed
// once, within a limit in bytes.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/at-most.ts'
import { compress, encodingFor, WORTH_COMPRESSING, type Encoding } from './encodings.ts'
import { isUnavailable } from '../http/errors.ts'

export interface Question {
  /** Version of the data that the response derives from. */
  version: string
  /** Cache key: the canonical form of the request; may depend only on its URL and its context headers. */
  key: string
  contentType?: string
  /** Set for a request by a person's document: each one is counted, so no other cache may answer it. */
  personal?: boolean
  compute: () => Promise<Buffer | string>
}

export interface AnswerCache {
  /** Returns 304 for a matching ETag, else the cached response, else one computation shared by concurrent requests. */
  answer(request: FastifyRequest, reply: FastifyReply, question: Question): Promise<FastifyReply>
}

export interface Kept {
  readonly version: string
  readonly etag: string
  readonly contentType: string
  readonly worthCompressing: boolean
  readonly bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

/** Is told of each response, so that the next request for the same URL can be answered earlier. */
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
   * Whether newer data was read since the request was admitted, so that the computed response is of a newer version
   * than assumed.
   */
  isOutdated: (request: FastifyRequest) => boolean = () => false

  /** `salt` identifies the program, since another one may respond differently. */
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

  /** Whether this process sent the ETag; otherwise another process did, which may have newer data. */
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

  /** Returns the response of an earlier version while the database is unavailable, since that is better than none. */
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

/** Weak comparison: compression changes the bytes, but not the response. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
