// The calls of planning beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import avaliacaoPpa from './avaliacao-ppa.ts'
import objetivos from './objetivos.ts'

export const planejamento: readonly FastifyPluginAsync[] = [avaliacaoPpa, objetivos]
