// One award of a bidding, and its files.
import type { FastifyInstance } from 'fastify'
import { ADJUDICACAO } from '@portal/catalog/contratacao/adjudicacao'
import { notFound } from '@portal/kit/errors'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { readFirst } from '../../list/read/plain-rows.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'
import { anexosRoute } from '../portal/arquivos/anexos.ts'

const AREA = 'contratacao'
const adjudicacoesSql = parseSql(readSql('adjudicacoes.sql', import.meta.url))

const { exercicioLicitacao, tipoLicitacao, licitacao, pessoa } = ADJUDICACAO
const CHAVE = { required: { exercicioLicitacao, tipoLicitacao, licitacao, pessoa } } satisfies Keys

export default async function adjudicacoes(app: FastifyInstance): Promise<void> {
  const detalhes = callSchema(AREA, 'Adjudicações: uma adjudicação', CHAVE.required, ADJUDICACAO, false)
  app.get('/api/adjudicacoes/detalhes', documented(detalhes), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const values = { entidade, exercicio, ...readKeys(request, reply, CHAVE) }
    const compute = async (): Promise<string> => {
      const found = await readFirst(app.pool, { template: adjudicacoesSql, fields: ADJUDICACAO, parametros, values })
      if (found === undefined) throw notFound('Adjudicação não encontrada.')
      return found
    }
    return app.answers.answer(request, reply, { version, key: `adjudicacoes/detalhes ${JSON.stringify(values)}`, compute })
  })

  anexosRoute(app, '/api/adjudicacoes/arquivos', {
    area: AREA,
    summary: 'Adjudicações: arquivos de uma adjudicação',
    origem: 'adjudicacao',
    keys: CHAVE,
    chaveOf: ({ exercicio }, keys) => [exercicio, keys.exercicioLicitacao, keys.tipoLicitacao, keys.licitacao, keys.pessoa],
  })
}
