// The calls of planning that the catalog does not declare.
import type { FastifyPluginAsync } from 'fastify'
import avaliacaoPpa from './avaliacao-ppa.ts'
import objetivos from './objetivos.ts'

export const planejamento: readonly FastifyPluginAsync[] = [avaliacaoPpa, objetivos]
