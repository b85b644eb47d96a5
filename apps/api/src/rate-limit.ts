// Counts requests by address in windows of one minute. Who comes from this very machine is a proxy or a tool of ours.
import type { IncomingMessage } from 'node:http'

const WINDOW_MS = 60_000
const MAX_ADDRESSES = 100_000

const isLocal = (address: string): boolean => address.startsWith('127.') || address === '::1' || address.startsWith('::ffff:127.')

/** The visitor's address: the one the nearest trusted proxies vouch for. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return direct
  const hops = String(forwarded).split(',').map((hop) => hop.trim())
  return hops[Math.max(0, hops.length - trustedProxies)] || direct
}

export class RateLimiter {
  readonly #max: number
  readonly #now: () => number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(max: number, now: () => number = Date.now) {
    this.#max = max
    this.#now = now
  }

  /** Whether this address may go on; counts it. */
  take(address: string): boolean {
    if (isLocal(address)) return true
    const now = this.#now()
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear()
      this.#endsAt = now + WINDOW_MS
    }
    const seen = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, seen)
    return seen <= this.#max
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#now()) / 1000))
  }
}
