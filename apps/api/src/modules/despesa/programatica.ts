// The levels of the programmatic classification that the commitments of a year use, each narrowed by the levels above it.
import type { FastifyInstance } from 'fastify'
import { text } from '@portal/kit/fields'
import { jsonRows } from '../../list/read/json-rows.ts'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'

const sql = parseSql(readSql('programatica.sql', import.meta.url))

const NIVEIS = ['orgao', 'unidade', 'funcao', 'subFuncao', 'programa', 'projeto', 'elemento', 'desdobramento', 'subDesdobramento', 'fonteRecurso']

const OPCAO = { id: text('Código'), descricao: text('Descrição') }

const acima: Keys = { required: {}, optional: Object.fromEntries(NIVEIS.map((nivel) => [nivel, text(nivel)])) }

export default async function programatica(app: FastifyInstance): Promise<void> {
  for (const nivel of NIVEIS) {
    const schema = callSchema('despesa', `Programática: ${nivel}`, acima.optional ?? {}, OPCAO, true)
    app.get(`/api/programatica/${nivel}`, documented(schema), async (request, reply) => {
      const { entidade, exercicio, version } = await app.contextoOf(request)
      const { [nivel]: _self, ...above } = readKeys(request, reply, acima)
      const values = { ...above, entidade, exercicio, nivel }
      const compute = (): Promise<Buffer> => jsonRows(app.pool, sql, values)
      return app.answers.answer(request, reply, { version, key: `programatica ${JSON.stringify(values)}`, compute })
    })
  }
}
