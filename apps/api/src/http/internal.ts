// Calls the portal makes to itself while it renders a page: not counted as visits, and limited as the visitor they are
// made for.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const TOKEN = randomUUID()

export const internalHeaders = { 'x-portal-interno': TOKEN } as const

/** On behalf of who asked for the page. */
export const internalHeadersFor = (address: string) => ({ ...internalHeaders, 'x-portal-visitante': address }) as const

const isOurs = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers['x-portal-interno'] === TOKEN

export const isInternal = (request: FastifyRequest): boolean => isOurs(request)

/** The address a call of our own is made for; nothing when the call comes from outside. */
export const onBehalfOf = (request: IncomingMessage): string | undefined =>
  isOurs(request) ? String(request.headers['x-portal-visitante'] ?? '') : undefined
