// The calls of expense that the catalog does not declare.
import type { FastifyPluginAsync } from 'fastify'
import despesaPorNivel from './despesa-por-nivel.ts'
import diarias from './diarias.ts'
import empenhoLinks from './empenho-links.ts'
import fornecedorPagina from './fornecedor-pagina.ts'
import notaEmpenho from './nota-empenho/nota-empenho.ts'

export const despesa: readonly FastifyPluginAsync[] = [
  despesaPorNivel,
  diarias,
  empenhoLinks,
  fornecedorPagina,
  notaEmpenho,
]
