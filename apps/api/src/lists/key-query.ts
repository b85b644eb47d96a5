// Reads the query parameters that identify one thing, for the calls that are not lists.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, type Violation } from '@portal/kit/errors'
import { readKey } from '@portal/kit/read-filter'
import type { Keys } from '@portal/kit/record-link'
import { nameIgnored, parseQueryString } from './query-string.ts'

const CONTEXTO = ['entidade', 'exercicio']

/**
 * Returns the value of each key sent; refuses with 400 what is missing, repeated or malformed. A value equal to the one
 * in `asNotSent` counts as not sent.
 */
export function readKeys(
  request: FastifyRequest,
  reply: FastifyReply,
  { required, optional = {} }: Keys,
  asNotSent: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const sent = parseQueryString(request.url)
  const fields = { ...required, ...optional }
  const violations: Violation[] = []
  const keys: Record<string, string> = {}
  for (const name of CONTEXTO) {
    if ((sent.get(name)?.length ?? 0) > 1) violations.push({ field: name, message: 'Parâmetro repetido.' })
  }
  for (const [name, field] of Object.entries(fields)) {
    const values = sent.get(name) ?? []
    const reading =
      values.length > 1
        ? { fault: 'Parâmetro repetido.' }
        : readKey(field, values[0] === asNotSent[name] ? '' : (values[0] ?? ''))
    if ('fault' in reading) violations.push({ field: name, message: reading.fault })
    else if (reading.value !== undefined) keys[name] = reading.value
    else if (name in required) violations.push({ field: name, message: 'Parâmetro obrigatório.' })
  }
  if (violations.length > 0) throw badRequest(violations)
  nameIgnored(
    reply,
    [...sent.keys()].filter((name) => !(name in fields) && !CONTEXTO.includes(name)),
  )
  return keys
}
