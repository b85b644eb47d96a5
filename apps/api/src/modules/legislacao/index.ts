// The calls of laws, gazettes and publications beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import arquivos from './arquivos.ts'
import detalhes from './detalhes.ts'

export const legislacao: readonly FastifyPluginAsync[] = [detalhes, arquivos]
