// Reads a cookie. The portal has few cookies, all its own, short and first-party.
import type { FastifyRequest } from 'fastify'

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pair = (request.headers.cookie ?? '').split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
