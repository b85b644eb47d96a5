// Writes when each table was last updated, as the systems that feed the portal would have reported.
import { PROTOCOLO } from '@portal/catalog/atendimento/tabelas'
import { moduloOf } from '@portal/catalog/tabelas'
import type { PoolClient } from 'pg'
import { dayAt, isoOf, workingDay, workingDayBefore, yearOf } from './calendar.ts'
import { ENTITIES } from './cidade.ts'
import { TABLE_NAMES } from '@portal/data/package/rows'

/**
 * Tables with an update time but no table of facts: requests of visitors, and systems whose tables the portal does not
 * have yet.
 */
const OTHER_SYSTEMS: readonly (readonly [modulo: number, tabela: string])[] = [[PROTOCOLO.modulo, PROTOCOLO.table]]

export async function stampUpdates(client: PoolClient, years: readonly number[], today: number): Promise<void> {
  const tables = [...TABLE_NAMES.map((tabela) => [moduloOf(tabela), tabela] as const), ...OTHER_SYSTEMS]
  const rows = ENTITIES.filter(({ orcamento }) => orcamento).flatMap(({ entidade }) =>
    years.flatMap((exercicio) => {
      const closed = Math.min(workingDay(dayAt(exercicio + 1, 1, 28)), today)
      const day = exercicio < yearOf(today) ? closed : workingDayBefore(today)
      return tables.map(([modulo, tabela], minute) => {
        const atualizada_em = `${isoOf(day)}T06:${10 + (minute % 50)}:12-03:00`
        return { entidade, exercicio, modulo, tabela, atualizada_em }
      })
    }),
  )
  await client.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
     select entidade, exercicio, modulo, tabela, atualizada_em
     from json_to_recordset($1) as r (entidade int, exercicio int, modulo int, tabela text, atualizada_em timestamptz)`,
    [JSON.stringify(rows)],
  )
}
