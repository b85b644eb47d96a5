// Finds the commitment named by the parameters of a call. Several budget units may use the same number, so the unit is
// looked up, or required when there are several.
import type { RsqlField } from '@portal/kit/client-names'
import { notFound, PortalError } from '@portal/kit/errors'
import type { Contexto } from '@portal/kit/list'
import type { Runner } from '@portal/db/pool'
import type { FindKey } from '../../calls/register-call.ts'
import { identifier, Parameters } from '../../lists/binds.ts'
import { rsqlCondition } from '../../lists/rsql-conditions.ts'
import { parseRsql, type RsqlNode } from '../../lists/rsql.ts'

export interface EmpenhoAsked {
  contexto: Contexto
  empenho: string
  unidadeOrcamentaria: string | undefined
  search: RsqlNode | undefined
  /** Parameters that only one call has. */
  more: Readonly<Record<string, string>>
}

export interface EmpenhoFound extends Record<string, string | number> {
  entidade: number
  exercicio: number
  unidadeOrcamentaria: string
  empenho: string
}

const SEARCHED: Readonly<Record<string, RsqlField>> = {
  'id.entidade': { column: 'entidade', kind: 'integer' },
  'id.exercicio': { column: 'exercicio', kind: 'integer' },
  'id.empenho': { column: 'empenho', kind: 'integer' },
}

export function readEmpenhoKey(
  { entidade, exercicio }: Contexto,
  keys: Readonly<Record<string, string>>,
): EmpenhoAsked {
  const { empenho = '', unidadeOrcamentaria, search, ...more } = keys
  return {
    contexto: { entidade, exercicio },
    empenho,
    unidadeOrcamentaria,
    search: search === undefined ? undefined : parseRsql(search, { fields: SEARCHED }),
    more,
  }
}

async function unitsOf(runner: Runner, { contexto, empenho, search }: EmpenhoAsked): Promise<string[]> {
  const binds = new Parameters()
  const conditions = Object.entries({ ...contexto, empenho }).map(
    ([name, value]) => `r.${identifier(name)} = ${binds.bind(value)}`,
  )
  if (search) conditions.push(rsqlCondition(search, SEARCHED, binds).sql)
  const sql = `select r.unidade_orcamentaria as unidade from resumo.empenho r where ${conditions.join(' and ')}
    order by 1`
  const { rows } = await runner.query<{ unidade: string }>(search ? binds.statement(sql) : binds.prepared(sql))
  return rows.map(({ unidade }) => unidade)
}

/** Throws when there is no such commitment, or several. With `anyUnit`, a unit that does not match is ignored. */
export async function findEmpenho(
  runner: Runner,
  asked: EmpenhoAsked,
  { anyUnit = false } = {},
): Promise<EmpenhoFound> {
  const { contexto, empenho, unidadeOrcamentaria } = asked
  const units = await unitsOf(runner, asked)
  const matching = units.filter((unit) => unit === unidadeOrcamentaria)
  const [unit, ...others] = matching.length > 0 || (unidadeOrcamentaria !== undefined && !anyUnit) ? matching : units
  if (unit === undefined) throw notFound(`Empenho ${empenho}/${contexto.exercicio} não encontrado.`)
  if (others.length > 0) throw ambiguous(`${empenho}/${contexto.exercicio}`, units)
  return { entidade: contexto.entidade, exercicio: contexto.exercicio, unidadeOrcamentaria: unit, empenho }
}

/** Finds the commitment for the calls of the catalog; returns its key with the other parameters of the call. */
export const findByKey: FindKey = async (runner, contexto, keys) => {
  const asked = readEmpenhoKey(contexto, keys)
  const { unidadeOrcamentaria, empenho } = await findEmpenho(runner, asked)
  return { ...asked.more, unidadeOrcamentaria, empenho }
}

function ambiguous(empenho: string, units: readonly string[]): PortalError {
  return new PortalError(400, `O empenho ${empenho} existe em mais de uma unidade orçamentária: informe qual.`, {
    violations: units.map((unit) => ({ field: 'unidadeOrcamentaria', message: unit })),
    detail: `unidadeOrcamentaria: ${units.join(', ')}`,
  })
}
