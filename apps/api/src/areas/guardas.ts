// What an area may ask of who wants a published file: each refuses by itself.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { guardas as contratacao } from './contratacao/index.ts'

type Guarda = (app: FastifyInstance, request: FastifyRequest, arquivo: number) => Promise<void>

export const guardas: readonly Guarda[] = contratacao
