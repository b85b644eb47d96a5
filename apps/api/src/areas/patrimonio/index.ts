// The calls of what the city owns beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import almoxarifado from './almoxarifado.ts'

export const patrimonio: readonly FastifyPluginAsync[] = [almoxarifado]
