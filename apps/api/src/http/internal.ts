// Marks the calls that the portal makes to itself to render a page: they do not count as visits, and the limits of the
// visitor apply to them.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const TOKEN = randomUUID()

export const internalHeaders = { 'x-portal-interno': TOKEN } as const

/** Headers of a call on behalf of the visitor who requested the page. */
export const internalHeadersFor = (address: string) => ({ ...internalHeaders, 'x-portal-visitante': address }) as const

const isOurs = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers['x-portal-interno'] === TOKEN

export const isInternal = (request: FastifyRequest): boolean => isOurs(request)

/** Returns the address that one of our own calls is made for; undefined for a call from outside. */
export const onBehalfOf = (request: IncomingMessage): string | undefined =>
  isOurs(request) ? String(request.headers['x-portal-visitante'] ?? '') : undefined
