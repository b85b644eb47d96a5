// What was launched of each tax, and of one tax street by street.
import type { FastifyInstance } from 'fastify'
import { arrecadacoes as list, arrecadacoesBairros } from '@portal/catalog/receita/arrecadacoes'
import { readSource, serveWhole } from '../../lists/unpaged.ts'

export default async function arrecadacoes(app: FastifyInstance): Promise<void> {
  serveWhole(app, { list, source: readSource('arrecadacoes.sql', import.meta.url), summary: 'Arrecadação: uma linha por tributo' })
  serveWhole(app, { list: arrecadacoesBairros, source: readSource('arrecadacoes-bairros.sql', import.meta.url), summary: 'Arrecadação: um tributo, rua por rua de um bairro' })
}
