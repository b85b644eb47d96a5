// The calls of contracting beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import imagensDasObras from './imagens-das-obras.ts'
import itensPrecos from './itens-precos.ts'
import licitacaoPorCaminho from './licitacao-por-caminho.ts'

export const contratacao: readonly FastifyPluginAsync[] = [licitacaoPorCaminho, itensPrecos, imagensDasObras]
