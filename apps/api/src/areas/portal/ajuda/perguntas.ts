// The questions people ask most, whole, and as a file.
import type { FastifyInstance } from 'fastify'
import { perguntas as list } from '@portal/catalog/portal/ajuda'
import { loadListSource } from '../../../lists/source.ts'
import { serveWhole } from '../../../lists/unpaged.ts'

export default async function perguntas(app: FastifyInstance): Promise<void> {
  serveWhole(app, { list, source: loadListSource(list), summary: 'Perguntas frequentes, com a resposta' })
}
