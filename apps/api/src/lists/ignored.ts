// Nobody should believe that a filter worked which does not exist: what was not understood is named in the answer.
import type { FastifyReply } from 'fastify'

const MAX_NAMES = 20
const MAX_NAME = 60

export function nameIgnored(reply: FastifyReply, ignored: readonly string[]): void {
  if (ignored.length === 0) return
  const names = ignored.slice(0, MAX_NAMES).map((name) => encodeURIComponent(Array.from(name).slice(0, MAX_NAME).join('')))
  reply.header('x-parametros-ignorados', names.join(', '))
}
