// Returns a cached response before the framework runs, if the same URL was requested before and nothing has changed
// since.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches, REVALIDATE, VARY, type Kept, type ResponseCache, type Listener } from './response-cache.ts'
import type { ContextStore } from '../contexto/contexto-store.ts'
import { encodingFor, type Encoding } from './encodings.ts'
import { addressOf } from '../http/address.ts'
import type { RateLimiter } from '../http/rate-limit.ts'

const MAX_ADDRESSES = 10_000
const MAX_LENGTH = 1024

interface Ready {
  kept: Kept
  body: Buffer
  headers: string[]
}

interface Known {
  key: string
  etag: string
  /** Response headers that do not depend on the body. */
  base: string[]
  /** Headers of a 304; the client keeps the others from before. */
  notModified: string[]
  ready: Partial<Record<Encoding, Ready>>
}

/** Identifies a request: the URL and the two headers that a response may depend on. */
const lineOf = ({ url = '', headers }: IncomingMessage): string =>
  headers['entidade'] === undefined && headers['exercicio'] === undefined
    ? url
    : `${url}\n${headers['entidade']}\n${headers['exercicio']}`

const KEPT_ON_304 = ['cache-control', REVALIDATE, 'vary', VARY, 'access-control-allow-origin', '*']
const OWN = new Set(['content-length', 'content-type', 'content-encoding', 'etag'])

export class FastLane implements Listener {
  readonly #answers: ResponseCache
  readonly #contextos: ContextStore
  readonly #reads: RateLimiter
  readonly #trustedProxies: number
  readonly #known = new Map<string, Known>()
  #epoch = -1
  open = true

  constructor(answers: ResponseCache, contextos: ContextStore, reads: RateLimiter, trustedProxies: number) {
    this.#answers = answers
    this.#contextos = contextos
    this.#reads = reads
    this.#trustedProxies = trustedProxies
    answers.listener = this
  }

  answered(request: FastifyRequest, reply: FastifyReply, { key, etag }: { key: string; etag: string }): void {
    const line = lineOf(request.raw)
    if (request.method !== 'GET' || line.length > MAX_LENGTH || reply.hasHeader('set-cookie')) return
    if (request.epoch !== this.#contextos.epoch) return
    this.#forgetOlder()
    const known = this.#known.get(line)
    if (known?.etag === etag) return
    if (this.#known.size >= MAX_ADDRESSES) this.#known.clear()
    const given = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) ? [] : [name, String(value)],
    )
    this.#known.set(line, {
      key,
      etag,
      base: [...given, 'etag', etag],
      notModified: ['etag', etag, ...KEPT_ON_304],
      ready: {},
    })
  }

  /** Returns whether the request has been answered. */
  try(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.open || request.method !== 'GET' || !this.#contextos.isFresh()) return false
    this.#forgetOlder()
    const known = this.#known.get(lineOf(request))
    if (!known || this.#contextos.current?.manutencao || this.#contextos.current?.may === 'nothing') return false
    const held = request.headers['if-none-match']
    if (held !== undefined && matches(held, known.etag)) {
      if (!this.#mayRead(request)) return false
      response.writeHead(304, known.notModified)
      response.end()
      return true
    }
    if (held !== undefined && !this.#answers.gave(held)) return false
    const ready = this.#ready(known, encodingFor(request.headers['accept-encoding']))
    if (!ready || !this.#mayRead(request)) return false
    response.writeHead(200, ready.headers)
    response.end(ready.body)
    return true
  }

  #mayRead(request: IncomingMessage): boolean {
    return this.#reads.take(addressOf(request, this.#trustedProxies))
  }

  #ready(known: Known, encoding: Encoding): Ready | undefined {
    const kept = this.#answers.peek(known.key)
    if (kept?.etag !== known.etag) return undefined
    const ready = known.ready[encoding]
    if (ready?.kept === kept) return ready
    const body = kept.bodies[encoding] ?? (kept.worthCompressing ? undefined : kept.bodies.identity)
    if (!body) return undefined
    const headers = [...known.base, 'content-type', kept.contentType, 'content-length', String(body.length)]
    if (body !== kept.bodies.identity) headers.push('content-encoding', encoding)
    return (known.ready[encoding] = { kept, body, headers })
  }

  #forgetOlder(): void {
    if (this.#epoch === this.#contextos.epoch) return
    this.#known.clear()
    this.#epoch = this.#contextos.epoch
  }
}
