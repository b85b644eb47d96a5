// Who is asking, as far as limits are concerned: the network a visitor holds, or nobody when it is this very machine.
import type { IncomingMessage } from 'node:http'
import { onBehalfOf } from './internal.ts'

/** A tool on this machine that no proxy stands before: never limited. */
export const LOCAL = ''

/** Whoever holds an IPv6 address holds the /64 around it, and many hold the /56. */
const VISITOR_BITS = 64
const PERSON_BITS = 56

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export const isForwarded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  FORWARDING.some((name) => headers[name] !== undefined)

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** A proxy on this machine speaks for visitors, and nobody told the portal to listen to it. */
export const isUntrustedProxy = (request: IncomingMessage, trustedProxies: number): boolean =>
  trustedProxies === 0 && isForwarded(request) && isLoopback(plain(request.socket.remoteAddress ?? ''))

/** The visitor's network, as the nearest trusted proxies vouch for it. */
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

/** The wider network by which questions about people are counted. */
export const personNetworkOf = (address: string): string => networkOf(address, PERSON_BITS)

/** The first bits of an IPv6 address, an IPv4 address whole. */
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
