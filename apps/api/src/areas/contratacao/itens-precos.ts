// Returns the lowest, median and highest unit price of the items that match the filters of the list.
import type { FastifyInstance } from 'fastify'
import { itensLicitados } from '@portal/catalog/contratacao/itens-licitados'
import { integer, price } from '@portal/kit/fields'
import { serveCached } from '../../lists/aggregate-route.ts'

export default async function itensPrecos(app: FastifyInstance): Promise<void> {
  serveCached(app, itensLicitados, {
    path: '/api/itens-licitados/precos',
    summary: 'Itens e preços: o menor, o do meio e o maior',
    fields: {
      itens: integer('Itens'),
      menor: price('Menor preço'),
      mediana: price('Preço do meio'),
      maior: price('Maior preço'),
    },
    sql: `select count(*) as itens, min("valorUnitario") as menor, percentile_disc(0.5) within group
      (order by "valorUnitario") as mediana,
      max("valorUnitario") as maior from linhas`,
  })
}
