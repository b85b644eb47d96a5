// Parses the query string as strict UTF-8 and keeps repeated names apart, so that validation sees exactly what was
// sent.
import type { FastifyReply } from 'fastify'
import { badRequest } from '@portal/kit/errors'

const MAX_PARAMETERS = 100
/** Limits of the header that names ignored parameters: how many, and how many characters of each. */
const MAX_NAMES = 20
const MAX_NAME = 60

export type Sent = ReadonlyMap<string, readonly string[]>

export function parseQueryString(url: string): Sent {
  const start = url.indexOf('?')
  const sent = new Map<string, string[]>()
  if (start < 0) return sent
  const pairs = url.slice(start + 1).split('&')
  if (pairs.length > MAX_PARAMETERS)
    throw badRequest([{ field: 'consulta', message: `No máximo ${MAX_PARAMETERS} parâmetros.` }])
  for (const pair of pairs) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), 'consulta')
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1), name)
    sent.set(name, [...(sent.get(name) ?? []), value])
  }
  return sent
}

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw badRequest([{ field, message: 'Texto mal codificado: envie UTF-8.' }])
  }
}

/**
 * Names the parameters that were not understood in a response header, so that nobody believes a filter worked that does
 * not exist.
 */
export function nameIgnored(reply: FastifyReply, ignored: readonly string[]): void {
  if (ignored.length === 0) return
  const names = ignored
    .slice(0, MAX_NAMES)
    .map((name) => encodeURIComponent(Array.from(name).slice(0, MAX_NAME).join('')))
  reply.header('x-parametros-ignorados', names.join(', '))
}
