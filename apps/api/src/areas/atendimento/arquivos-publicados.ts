// Serves files at the addresses existing clients build: of a licence and of council minutes by the number of the file,
// of health documents and schedules by their own codes.
import type { FastifyInstance } from 'fastify'
import { notFound } from '@portal/kit/errors'
import { chosenBy, entidadeOf } from '../../contexto/contexto.ts'
import { fileRoute } from '../portal/arquivos/send-file.ts'
import { arquivo as file } from '../portal/contexto/shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../../contexto/parameters.ts'

interface Route {
  url: string
  summary: string
  /** Finds the file, given the number in the address ($1) and the entity ($2). */
  sql: string
}

const ROUTES: readonly Route[] = [
  {
    url: '/api/alvara/arquivo/:id',
    summary: 'Documento de um alvará',
    sql: 'select arquivo from alvara where arquivo = $1 and $2::int is not null',
  },
  {
    url: '/api/conselhos/arquivo/:id',
    summary: 'Ata de uma reunião',
    sql: 'select arquivo from conselho_reuniao where arquivo = $1 and $2::int is not null',
  },
  {
    url: '/api/documentos-saude/:id',
    summary: 'Documento da saúde',
    sql: 'select arquivo from documento_saude where documento = $1 and entidade = $2',
  },
  {
    url: '/api/escalas-profissionais/:id',
    summary: 'Escala de profissionais',
    sql: 'select arquivo from escala_profissional where escala = $1 and entidade = $2',
  },
]

const params = { type: 'object', properties: { id: integerParam('Código') } }

export default async function arquivosPublicados(app: FastifyInstance): Promise<void> {
  for (const { url, summary, sql } of ROUTES) {
    fileRoute(app, url, { summary, params, querystring: contextoQuery, answer: file }, async (request) => {
      const { id } = numbersIn(request, ['id'])
      const entidade = entidadeOf(await app.contextos.fresh(), chosenBy(request).entidade).id
      const { rows } = await app.reader.query<{ arquivo: number }>({
        name: url,
        text: `${sql} limit 1`,
        values: [id, entidade],
      })
      if (!rows[0]) throw notFound(`Arquivo ${id} não encontrado.`)
      return rows[0].arquivo
    })
  }
}
