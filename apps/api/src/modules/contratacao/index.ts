// The calls of contracting beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import imagensDasObras from './imagens-das-obras.ts'

export const contratacao: readonly FastifyPluginAsync[] = [imagensDasObras]
