// The calls of contracting that the catalog does not declare.
import type { FastifyPluginAsync } from 'fastify'
import { guardaDoEdital } from './edital-identificado.ts'
import imagensDasObras from './imagens-das-obras.ts'
import interessadoEdital from './interessado-edital.ts'
import itensPrecos from './itens-precos.ts'
import licitacaoPorCaminho from './licitacao-por-caminho.ts'

export const contratacao: readonly FastifyPluginAsync[] = [
  licitacaoPorCaminho,
  itensPrecos,
  imagensDasObras,
  interessadoEdital,
]

export const guardas = [guardaDoEdital]
