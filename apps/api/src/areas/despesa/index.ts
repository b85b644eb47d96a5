// The calls of expense beyond what the catalog declares.
import type { FastifyPluginAsync } from 'fastify'
import despesaDetalhada from './despesa-detalhada.ts'
import despesaPorAnos from './despesa-por-anos.ts'
import despesaPorNivel from './despesa-por-nivel.ts'
import diarias from './diarias.ts'
import empenhoLinks from './empenho-links.ts'
import fornecedorPagina from './fornecedor-pagina.ts'
import notaEmpenho from './nota-empenho/nota-empenho.ts'

export const despesa: readonly FastifyPluginAsync[] = [despesaDetalhada, despesaPorAnos, despesaPorNivel, diarias, empenhoLinks, fornecedorPagina, notaEmpenho]
