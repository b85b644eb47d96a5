// Collects the checks an area makes before a published file is delivered; each throws to refuse.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guardas as contratacao } from './contratacao/index.ts'

type Guarda = (app: FastifyInstance, request: FastifyRequest, arquivo: number) => Promise<void>

export const guardas: readonly Guarda[] = contratacao
