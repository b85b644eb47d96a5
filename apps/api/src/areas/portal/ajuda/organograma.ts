// Returns the bodies of the entity. The text of each is HTML written by people, reduced to the tags a page may show.
import type { FastifyInstance } from 'fastify'
import { ORGANOGRAMA, ORGANOGRAMA_PATH, type Orgao } from '@portal/catalog/portal/ajuda'
import { documented } from '../../../openapi/documented.ts'
import { callSchema } from '../../../lists/schema.ts'
import { filled, readRows } from '../../../lists/rows.ts'
import { parseSql } from '../../../lists/sql-template.ts'
import { cleanHtml } from '../../../lib/html.ts'
import { readSql } from '../../../lib/sql.ts'

const template = parseSql(readSql('organograma.sql', import.meta.url))

const shown = ({ resumo, ...orgao }: Orgao): Orgao =>
  resumo === undefined ? orgao : { ...orgao, resumo: cleanHtml(resumo) }

export default async function organograma(app: FastifyInstance): Promise<void> {
  app.get(
    ORGANOGRAMA_PATH,
    documented(callSchema('portal', 'Organograma: os órgãos da entidade', {}, ORGANOGRAMA, true)),
    async (request, reply) => {
      const contexto = await app.contextoOf(request)
      const { entidade, exercicio, parametros } = contexto
      return app.answers.answer(request, reply, {
        version: contexto.versionOf(['portal']),
        key: `${ORGANOGRAMA_PATH} ${JSON.stringify([entidade, exercicio])}`,
        compute: async () => {
          const rows = await readRows(app.reader, {
            query: filled(template, { entidade }),
            fields: ORGANOGRAMA,
            parametros,
          })
          return JSON.stringify((JSON.parse(rows) as Orgao[]).map(shown))
        },
      })
    },
  )
}
