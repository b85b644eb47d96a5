// Reads the deadlines of an entity: those of the law, unless the entity has set its own.
import type { Pool, PoolClient } from 'pg'

export interface Regra {
  prazoDias: number
  prorrogacaoDias: number
  recursoDias: number
  respostaRecursoDias: number
  contagem: 'corridos' | 'uteis'
  terminaEmDiaUtil: boolean
  retencaoAnos: number
  feriados: ReadonlySet<string>
  /** Today in the city's time zone. */
  hoje: string
}

type Row = Omit<Regra, 'feriados'> & { feriados: string[] }

const REGRA = `
select
  prazo_dias as "prazoDias", prorrogacao_dias as "prorrogacaoDias", recurso_dias as "recursoDias",
  resposta_recurso_dias as "respostaRecursoDias", contagem, termina_em_dia_util as "terminaEmDiaUtil", retencao_anos as
    "retencaoAnos",
  array(select data::text from atendimento.feriado f where f.entidade = $1) as feriados,
  current_date as hoje
from atendimento.regra where entidade in (0, $1) order by entidade desc limit 1`

export async function readRegra(database: Pool | PoolClient, entidade: number): Promise<Regra> {
  const { rows } = await database.query<Row>(REGRA, [entidade])
  const [row] = rows
  if (!row) throw new Error('Falta a regra 0 em atendimento.regra.')
  return { ...row, feriados: new Set(row.feriados) }
}
