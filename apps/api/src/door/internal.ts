// Calls the portal makes to itself while it renders a page: not limited, not counted as a visit.
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const TOKEN = randomUUID()

export const internalHeaders = { 'x-portal-interno': TOKEN } as const

export const isInternal = (request: FastifyRequest): boolean => request.headers['x-portal-interno'] === TOKEN
