// The organs and years whose commitments reached the year unpaid, for the filters of the list.
import type { FastifyInstance } from 'fastify'
import { integer, text } from '@portal/kit/fields'
import { jsonRows } from '../../list/read/json-rows.ts'
import { readKeys } from '../../list/ask/key-query.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'

const sqlOf = (name: string) => parseSql(readSql(`restos-a-pagar-${name}.sql`, import.meta.url))

const options = [
  { name: 'orgaos', summary: 'órgãos que os têm', id: text('Código'), sql: sqlOf('orgaos') },
  { name: 'exercicios', summary: 'anos dos empenhos', id: integer('Ano'), sql: sqlOf('exercicios') },
]

export default async function restosAPagar(app: FastifyInstance): Promise<void> {
  for (const { name, summary, id, sql } of options) {
    const path = `/api/restos-a-pagar/${name}`
    const schema = callSchema('despesa', `Restos a pagar: ${summary}`, {}, { id, descricao: text('Descrição') }, true)
    app.get(path, documented(schema), async (request, reply) => {
      const { entidade, exercicio, version } = await app.contextoOf(request)
      readKeys(request, reply, { required: {} })
      const compute = (): Promise<Buffer> => jsonRows(app.pool, sql, { entidade, exercicio })
      return app.answers.answer(request, reply, { version, key: `${path} ${entidade}/${exercicio}`, compute })
    })
  }
}
