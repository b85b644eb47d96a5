// The calls of personnel that the catalog does not declare.
import type { FastifyPluginAsync } from 'fastify'
import porCaminho from './por-caminho.ts'
import vencimentosDescontos from './vencimentos-descontos.ts'

export const pessoal: readonly FastifyPluginAsync[] = [porCaminho, vencimentosDescontos]
