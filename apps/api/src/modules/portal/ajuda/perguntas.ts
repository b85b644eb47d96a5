// The questions people ask most, whole, and as a file.
import type { FastifyInstance } from 'fastify'
import { perguntas as list } from '@portal/catalog/portal/ajuda'
import { readSource, serveWhole } from '../../../list/whole.ts'

export default async function perguntas(app: FastifyInstance): Promise<void> {
  serveWhole(app, { list, source: readSource('perguntas.sql', import.meta.url), summary: 'Perguntas frequentes, com a resposta' })
}
