// Returns the absolute address of the file of a gazette edition, in plain text, as existing clients read it.
import type { FastifyInstance } from 'fastify'
import { arquivo } from '@portal/catalog/rotas'
import { notFound } from '@portal/kit/errors'
import { describeCall } from '../portal/contexto/snapshot-route.ts'

const sql = `select d.arquivo
from diario_oficial d
join entidade e on e.entidade = d.entidade and e.habilitado_portal
where d.entidade || '-' || d.edicao = $1`

const doc = {
  summary: 'Diário oficial: endereço do arquivo de uma edição',
  params: { type: 'object', properties: { id: { type: 'string', description: 'Edição, como a lista a nomeia' } } },
  answer: { type: 'string', description: 'O endereço, em texto.' },
}

export default async function urlDownload(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/legislacao/diarios-oficiais/url-download/:id',
    describeCall('legislacao', doc),
    async (request, reply) => {
      const { id = '' } = request.params as Record<string, string>
      const { rows } = await app.reader.query<{ arquivo: number }>({ name: 'diario-arquivo', text: sql, values: [id] })
      if (!rows[0]) throw notFound(`Edição ${id} não encontrada.`)
      const origin = app.config.publicUrl ?? `${request.protocol}://${request.host}`
      return reply.type('text/plain; charset=utf-8').send(`${origin}${arquivo(rows[0].arquivo)}`)
    },
  )
}
