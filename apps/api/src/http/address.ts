// Determines the address that limits are counted by: the network of the visitor, or LOCAL for this machine.
import type { IncomingMessage } from 'node:http'
import { onBehalfOf } from './internal.ts'

/** A program on this machine, not behind a proxy. It is never limited. */
export const LOCAL = ''

/** Whoever has an IPv6 address has the /64 around it, and many have the /56. */
const VISITOR_BITS = 64
const PERSON_BITS = 56

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  FORWARDING.some((name) => headers[name] !== undefined)

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether a proxy on this machine forwards for visitors although TRUSTED_PROXIES is 0. */
export const isUntrustedProxy = (request: IncomingMessage, trustedProxies: number): boolean =>
  trustedProxies === 0 && isForwarded(request) && isLoopback(plain(request.socket.remoteAddress ?? ''))

/** Returns the visitor's network, taking X-Forwarded-For only from the trusted proxies. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const visitor = onBehalfOf(request)
  if (visitor !== undefined) return visitor
  const direct = plain(request.socket.remoteAddress ?? '')
  if (isLoopback(direct) && !isForwarded(request)) return LOCAL
  const forwarded = request.headers['x-forwarded-for']
  if (trustedProxies === 0 || forwarded === undefined) return networkOf(direct)
  const hops = String(forwarded)
    .split(',')
    .map((hop) => hop.trim())
  return networkOf(plain(hops[Math.max(0, hops.length - trustedProxies)] || direct))
}

/** Returns the wider network by which questions about people are counted. */
export const personNetworkOf = (address: string): string => networkOf(address, PERSON_BITS)

/** Returns the first bits of an IPv6 address, or an IPv4 address whole. */
export function networkOf(address: string, bits = VISITOR_BITS): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...last].slice(0, Math.ceil(bits / 16))
  const kept = whole.map((group, at) => {
    const spare = Math.max(0, (at + 1) * 16 - bits)
    return ((Number.parseInt(group, 16) >> spare) << spare).toString(16)
  })
  return `${kept.join(':')}::`
}
