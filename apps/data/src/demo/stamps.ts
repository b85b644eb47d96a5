// When each module's data was last brought up to date, as a finance system would have told it.
import type { PoolClient } from 'pg'
import { dayAt, isoOf, workingDay, workingDayBefore, yearOf } from './calendar.ts'
import { ENTITIES } from './city.ts'

const FINANCEIRO = 3

const FINANCE_TABLES = [
  'adiantamento', 'ajuda_custo', 'credito_adicional', 'diaria', 'dotacao', 'em_liquidacao', 'empenho', 'empenho_anulacao', 'empenho_item',
  'fornecedor',
  'liquidacao', 'nota_extraorcamentaria', 'pagamento', 'retencao',
]

/** Other systems: staff, accounting, assets, fleet, protocol, warehouse, works, and the portal itself. */
const OTHER_MODULES: readonly (readonly [modulo: number, tabela: string])[] = [
  [1, 'servidor'], [5, 'receita'], [7, 'patrimonio'], [8, 'veiculo'], [14, 'protocolo'], [19, 'estoque'], [25, 'obra'], [34, 'portal'],
]

export async function stampUpdates(client: PoolClient, years: readonly number[], today: number): Promise<void> {
  const rows = ENTITIES.filter(({ orcamento }) => orcamento).flatMap(({ entidade }) =>
    years.flatMap((year) => {
      const day = year < yearOf(today) ? workingDay(dayAt(year + 1, 1, 28)) : workingDayBefore(today)
      const stamp = (minute: number): string => `${isoOf(Math.min(day, today))}T06:${String(minute).padStart(2, '0')}:12-03:00`
      return [
        ...FINANCE_TABLES.map((tabela, i) => ({ entidade, exercicio: year, modulo: FINANCEIRO, tabela, atualizada_em: stamp(10 + i) })),
        ...OTHER_MODULES.map(([modulo, tabela], i) => ({ entidade, exercicio: year, modulo, tabela, atualizada_em: stamp(40 + i) })),
      ]
    }),
  )
  await client.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
     select entidade, exercicio, modulo, tabela, atualizada_em
     from json_to_recordset($1) as r (entidade int, exercicio int, modulo int, tabela text, atualizada_em timestamptz)`,
    [JSON.stringify(rows)],
  )
}
