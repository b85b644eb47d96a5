// The calls of people beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import porCaminho from './por-caminho.ts'
import vencimentosDescontos from './vencimentos-descontos.ts'

export const pessoal: readonly FastifyPluginAsync[] = [porCaminho, vencimentosDescontos]
