// The service charter, whole, and as a file.
import type { FastifyInstance } from 'fastify'
import { cartaServicos as list } from '@portal/catalog/atendimento/carta-servicos'
import { loadListSource } from '../../lists/source.ts'
import { serveWhole } from '../../lists/unpaged.ts'

export default async function cartaServicos(app: FastifyInstance): Promise<void> {
  serveWhole(app, { list, source: loadListSource(list), summary: 'Carta de serviços: cada serviço e o que a lei pede dele' })
}
