// Counts requests by address in windows of time, a minute unless told. Who comes from this very machine is a proxy or a tool of ours.
import type { IncomingMessage } from 'node:http'

const WINDOW_MS = 60_000
const MAX_ADDRESSES = 100_000

export const isLocal = (address: string): boolean => address.startsWith('127.') || address === '::1' || address.startsWith('::ffff:127.')

/** The visitor's address: the one the nearest trusted proxies vouch for. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return direct
  const hops = String(forwarded).split(',').map((hop) => hop.trim())
  return hops[Math.max(0, hops.length - trustedProxies)] || direct
}

/** Who holds an IPv6 address holds the whole /64 around it. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])].slice(0, 4).join(':')
}

export class RateLimiter {
  readonly #max: number
  readonly #now: () => number
  readonly #windowMs: number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(max: number, now: () => number = Date.now, windowMs = WINDOW_MS) {
    this.#max = max
    this.#now = now
    this.#windowMs = windowMs
  }

  /** Whether this address may go on; counts it. */
  take(address: string): boolean {
    if (isLocal(address)) return true
    const now = this.#now()
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear()
      this.#endsAt = now + this.#windowMs
    }
    const seen = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, seen)
    return seen <= this.#max
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#now()) / 1000))
  }
}
