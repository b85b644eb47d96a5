// Which commitment a call speaks of. Numbers may repeat across budget units, so the unit is found, or asked for.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RsqlField } from '@portal/kit/client-names'
import { notFound, PortalError } from '@portal/kit/errors'
import { integer, text, type Field } from '@portal/kit/fields'
import type { Contexto } from '@portal/kit/list'
import { identifier, Parameters } from '../../list/sql/binds.ts'
import { readKeys } from '../../list/ask/key-query.ts'
import type { Runner } from '../../list/read/reader.ts'
import { compileRsql } from '../../list/sql/rsql-compile.ts'
import { parseRsql, type RsqlNode } from '../../list/ask/rsql.ts'

export interface EmpenhoAsked {
  contexto: Contexto
  empenho: string
  unidadeOrcamentaria: string | undefined
  search: RsqlNode | undefined
  /** Parameters of one call alone. */
  more: Readonly<Record<string, string>>
  /** The same question always in the same words. */
  key: string
}

export interface EmpenhoFound extends Record<string, string | number> {
  entidade: number
  exercicio: number
  unidadeOrcamentaria: string
  empenho: string
}

const EMPENHO = { empenho: integer('Nº do Empenho') }
const OPTIONAL = {
  unidadeOrcamentaria: text('Unidade Orçamentária. Necessária só onde o número se repete entre unidades'),
  search: text('Expressão RSQL sobre id.entidade, id.exercicio e id.empenho, por exemplo id.entidade==1'),
}

const SEARCHED: Readonly<Record<string, RsqlField>> = {
  'id.entidade': { column: 'entidade', kind: 'integer' },
  'id.exercicio': { column: 'exercicio', kind: 'integer' },
  'id.empenho': { column: 'empenho', kind: 'integer' },
}

export interface MoreKeys {
  required?: Readonly<Record<string, Field>>
  optional?: Readonly<Record<string, Field>>
}

export const keyFields = ({ required = {}, optional = {} }: MoreKeys = {}): Readonly<Record<string, Field>> =>
  ({ ...EMPENHO, ...required, ...OPTIONAL, ...optional })

export function readEmpenhoKey(
  request: FastifyRequest, reply: FastifyReply, { entidade, exercicio }: Contexto, { required = {}, optional = {} }: MoreKeys = {},
): EmpenhoAsked {
  const keys = readKeys(request, reply, { required: { ...EMPENHO, ...required }, optional: { ...OPTIONAL, ...optional } })
  const { empenho = '', unidadeOrcamentaria, search, ...more } = keys
  return {
    contexto: { entidade, exercicio },
    empenho,
    unidadeOrcamentaria,
    search: search === undefined ? undefined : parseRsql(search, { fields: SEARCHED }),
    more,
    key: JSON.stringify([entidade, exercicio, keys]),
  }
}

async function unitsOf(runner: Runner, { contexto, empenho, search }: EmpenhoAsked): Promise<string[]> {
  const binds = new Parameters()
  const conditions = Object.entries({ ...contexto, empenho }).map(([name, value]) => `r.${identifier(name)} = ${binds.bind(value)}`)
  if (search) conditions.push(compileRsql(search, SEARCHED, binds))
  const sql = `select r.unidade_orcamentaria as unidade from resumo.empenho r where ${conditions.join(' and ')} order by 1`
  const { rows } = await runner.query<{ unidade: string }>(search ? binds.statement(sql) : binds.prepared(sql))
  return rows.map(({ unidade }) => unidade)
}

/** With `anyUnit`, a unit that does not match is as good as none. */
export async function findEmpenho(runner: Runner, asked: EmpenhoAsked, { anyUnit = false } = {}): Promise<EmpenhoFound> {
  const { contexto, empenho, unidadeOrcamentaria } = asked
  const units = await unitsOf(runner, asked)
  const matching = units.filter((unit) => unit === unidadeOrcamentaria)
  const [unit, ...others] = matching.length > 0 || (unidadeOrcamentaria !== undefined && !anyUnit) ? matching : units
  if (unit === undefined) throw notFound(`Empenho ${empenho}/${contexto.exercicio} não encontrado.`)
  if (others.length > 0) throw ambiguous(`${empenho}/${contexto.exercicio}`, units)
  return { entidade: contexto.entidade, exercicio: contexto.exercicio, unidadeOrcamentaria: unit, empenho }
}

function ambiguous(empenho: string, units: readonly string[]): PortalError {
  return new PortalError(400, `O empenho ${empenho} existe em mais de uma unidade orçamentária: informe qual.`, {
    violations: units.map((unit) => ({ field: 'unidadeOrcamentaria', message: unit })),
    detail: `unidadeOrcamentaria: ${units.join(', ')}`,
  })
}
