// Returns the commitments that have travel allowances without a quantity, among those that match the filters of the
// list.
import type { FastifyInstance } from 'fastify'
import { diarias as list } from '@portal/catalog/despesa/diarias'
import { code, integer } from '@portal/kit/fields'
import { serveCached } from '../../lists/aggregate-route.ts'
import { readSql } from '../../lib/sql.ts'

export default async function diarias(app: FastifyInstance): Promise<void> {
  serveCached(app, list, {
    path: '/api/diarias/diariasWithoutQuantidade',
    summary: 'Diárias: empenhos de diárias sem quantidade',
    fields: {
      entidade: integer('Entidade'),
      exercicio: integer('Exercício'),
      unidadeOrcamentaria: code('Unidade Orçamentária'),
      empenho: integer('Nº do Empenho'),
      displayEmpenho: code('Empenho'),
    },
    sql: readSql('diarias-sem-quantidade.sql', import.meta.url),
  })
}
