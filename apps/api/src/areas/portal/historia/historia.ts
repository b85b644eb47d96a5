// Where each R$ 100 of the year came from and went to, beside the same days of the year before: the rows, and the file.
import type { FastifyInstance } from 'fastify'
import { entradas, saidas } from '@portal/catalog/portal/historia'
import { readSource, serveWhole } from '../../../lists/unpaged.ts'

export default async function historia(app: FastifyInstance): Promise<void> {
  for (const [list, file] of [[entradas, 'historia-entradas.sql'], [saidas, 'historia-saidas.sql']] as const) {
    serveWhole(app, { list, source: readSource(file, import.meta.url), summary: list.title, everyYear: true })
  }
}
