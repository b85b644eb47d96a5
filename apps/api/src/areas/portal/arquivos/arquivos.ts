// Serves published files by number, and the help manual.
import type { FastifyInstance } from 'fastify'
import { chosenBy, entidadeOf } from '../../../contexto/contexto.ts'
import { guardas } from '../../guardas.ts'
import { arquivo as file } from '../contexto/shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../../../contexto/parameters.ts'
import { contentDisposition, fileRoute } from './send-file.ts'

const PDF = 'application/pdf'
const MANUAL = new URL('./manual.ts', import.meta.url)

const byId = (description: string): object => ({ type: 'object', properties: { id: integerParam(description) } })

/** Selects the entity's own manual, or else the main entity's; without any the portal's own is served. */
const manualSql = `select arquivo from anexo join entidade using (entidade) where origem = 'ajuda'
order by entidade = $1 desc, entidade_principal is true desc, entidade, ordem limit 1`

export default async function arquivos(app: FastifyInstance): Promise<void> {
  const acesso = {
    type: 'object',
    properties: { acesso: { type: 'string', description: 'De quem se cadastrou, onde a entidade pede cadastro.' } },
  }
  const byNumber = { summary: 'Arquivo publicado', params: byId('Arquivo'), querystring: acesso, answer: file }
  fileRoute(app, '/api/files/arquivo/:id', byNumber, async (request) => {
    const { id } = numbersIn(request, ['id'])
    for (const guarda of guardas) await guarda(app, request, id)
    return id
  })

  fileRoute(
    app,
    '/api/files/ajuda',
    { summary: 'Manual de ajuda', querystring: contextoQuery, answer: file },
    async (request, reply) => {
      const { id } = entidadeOf(await app.contextos.fresh(), chosenBy(request).entidade)
      const { rows } = await app.reader.query<{ arquivo: number }>({ name: 'manual', text: manualSql, values: [id] })
      if (rows[0]) return rows[0].arquivo
      reply.removeHeader('content-security-policy')
      reply.header('content-disposition', contentDisposition('Manual do Portal da Transparência.pdf', PDF))
      return app.answers.answer(request, reply, {
        version: 'manual',
        key: 'manual',
        contentType: PDF,
        compute: () => app.threads.whole({ module: MANUAL, input: undefined }),
      })
    },
  )
}
