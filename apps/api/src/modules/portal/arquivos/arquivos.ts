// Published files by number, the help manual and the crest of an entity.
import type { FastifyInstance } from 'fastify'
import { notFound } from '@portal/kit/errors'
import { chosenBy, entidadeOf } from '../../../contexto/contexto.ts'
import { arquivo as file } from '../contexto/shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../contexto/snapshot-route.ts'
import { manualPdf } from './manual.ts'
import { contentDisposition, fileRoute } from './send-file.ts'

const PDF = 'application/pdf'

const byId = (description: string): object => ({ type: 'object', properties: { id: integerParam(description) } })

/** The entity's own manual, else the main entity's, else the portal's. */
const manualSql = `select arquivo from anexo join entidade using (entidade) where origem = 'ajuda'
order by entidade = $1 desc, entidade_principal desc, entidade, ordem limit 1`

export default async function arquivos(app: FastifyInstance): Promise<void> {
  const byNumber = { summary: 'Arquivo publicado', params: byId('Arquivo'), answer: file }
  fileRoute(app, '/api/files/arquivo/:id', byNumber, async (request) => numbersIn(request, ['id']).id)

  fileRoute(app, '/api/files/ajuda', { summary: 'Manual de ajuda', querystring: contextoQuery, answer: file }, async (request, reply) => {
    const { id } = entidadeOf(await app.contextos.fresh(), chosenBy(request).entidade)
    const { rows } = await app.pool.query<{ arquivo: number }>({ name: 'manual', text: manualSql, values: [id] })
    if (rows[0]) return rows[0].arquivo
    reply.removeHeader('content-security-policy')
    reply.header('content-disposition', contentDisposition('Manual do Portal da Transparência.pdf', PDF))
    return app.answers.answer(request, reply, { version: 'manual', key: 'manual', contentType: PDF, compute: manualPdf })
  })

  const brasao = { summary: 'Brasão da entidade', params: byId('Entidade'), answer: file }
  fileRoute(app, '/api/entidades/:id/brasao', brasao, async (request) => {
    const snapshot = await app.contextos.fresh()
    const { id } = entidadeOf(snapshot, numbersIn(request, ['id']).id)
    const arquivo = snapshot.brasoes.get(id)
    if (arquivo === undefined) throw notFound(`A entidade ${id} não tem brasão.`)
    return arquivo
  })
}
