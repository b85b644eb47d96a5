// The calls of contracting beyond its lists.
import type { FastifyPluginAsync } from 'fastify'
import aditivos from './aditivos.ts'
import adjudicacoes from './adjudicacoes.ts'

export const contratacao: readonly FastifyPluginAsync[] = [aditivos, adjudicacoes]
