// The calls of revenue beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import arrecadacoes from './arrecadacoes.ts'
import receitaPorAnos from './receita-por-anos.ts'
import receitas from './receitas.ts'

export const receita: readonly FastifyPluginAsync[] = [receitas, receitaPorAnos, arrecadacoes]
