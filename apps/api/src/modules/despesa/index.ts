// The calls of expense beyond its lists.
import type { FastifyPluginAsync } from 'fastify'
import adiantamentos from './adiantamentos.ts'
import agendaConta from './agenda-conta.ts'
import ajudaCusto from './ajuda-custo.ts'
import despesaDetalhada from './despesa-detalhada.ts'
import despesaPorNivel from './despesa-por-nivel.ts'
import diarias from './diarias.ts'
import empenhoDetalhe from './empenho-detalhe.ts'
import fornecedorPagina from './fornecedor-pagina.ts'
import notaEmpenho from './nota-empenho/nota-empenho.ts'
import notaExtraorcamentaria from './nota-extraorcamentaria.ts'
import programatica from './programatica.ts'
import restosAPagar from './restos-a-pagar.ts'

export const despesa: readonly FastifyPluginAsync[] = [
  adiantamentos, agendaConta, ajudaCusto, despesaDetalhada, despesaPorNivel, diarias, empenhoDetalhe, fornecedorPagina,
  notaEmpenho, notaExtraorcamentaria, programatica, restosAPagar,
]
