// The account into which a settlement of the payment schedule is to be paid.
import type { FastifyInstance } from 'fastify'
import { agendaPrevisaoPagamento, CONTA, CONTA_CALL } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { notFound } from '@portal/kit/errors'
import { integer } from '@portal/kit/fields'
import { readKeys } from '../../list/ask/key-query.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'
import { readFirst } from '../../list/read/plain-rows.ts'

const contaSql = parseSql(readSql('agenda-conta.sql', import.meta.url))

const CHAVE = { noOrdem: integer('Ordem de Pagamento'), sequencia: integer('Sequência na Ordem') }

export default async function agendaConta(app: FastifyInstance): Promise<void> {
  const schema = callSchema(agendaPrevisaoPagamento.area, `${agendaPrevisaoPagamento.title}: conta bancária`, CHAVE, CONTA, false)
  app.get(CONTA_CALL, documented(schema), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const values = { entidade, exercicio, ...readKeys(request, reply, { required: CHAVE }) }
    const compute = async (): Promise<string> => {
      const conta = await readFirst(app.pool, { template: contaSql, fields: CONTA, parametros, values })
      if (conta === undefined) throw notFound('Liquidação não encontrada.')
      return conta
    }
    return app.answers.answer(request, reply, { version, key: `agenda/conta ${JSON.stringify(values)}`, compute })
  })
}
