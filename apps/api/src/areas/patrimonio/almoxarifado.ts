// The warehouse. Its lists answer nothing before their required filters are filled, so they stand beside those that are walked from end to end.
import type { FastifyInstance } from 'fastify'
import { consumo, movimentacao, posicao } from '@portal/catalog/patrimonio/almoxarifado'
import listRoutes from '../../lists/routes.ts'
import { readSource, serveWhole } from '../../lists/unpaged.ts'

export default async function almoxarifado(app: FastifyInstance): Promise<void> {
  await listRoutes(app, { declared: [{ list: consumo }, { list: posicao }] })
  serveWhole(app, { list: movimentacao, source: readSource('movimentacao.sql', import.meta.url), summary: 'Almoxarifado: entradas e saídas de um material' })
}
