// One figure of a level, year beside year: its rows, their totals and the file.
import type { FastifyInstance } from 'fastify'
import { despesaPorAnos as listOf } from '@portal/catalog/despesa/despesa-por-anos'
import { readSource } from '../../lists/unpaged.ts'
import { serveYears } from '../../lists/unpaged-years.ts'

export default async function despesaPorAnos(app: FastifyInstance): Promise<void> {
  serveYears(app, listOf, readSource('despesa-por-anos.sql', import.meta.url))
}
