// The calls of revenue beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import receitas from './receitas.ts'

export const receita: readonly FastifyPluginAsync[] = [receitas]
