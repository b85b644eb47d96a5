// One figure of revenue, year beside year: its rows, their totals and the file.
import type { FastifyInstance } from 'fastify'
import { receitaPorAnos as listOf } from '@portal/catalog/receita/receita-por-anos'
import { readSource } from '../../lists/unpaged.ts'
import { serveYears } from '../../lists/unpaged-years.ts'

export default async function receitaPorAnos(app: FastifyInstance): Promise<void> {
  serveYears(app, listOf, readSource('receita-por-anos.sql', import.meta.url))
}
