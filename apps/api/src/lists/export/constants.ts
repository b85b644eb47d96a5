// What every row of an export has alike, so that paper need not repeat it.
import type { Runner } from '@portal/db/pool'
import type { Cell } from '../report/report.ts'
import { spread } from '../sql.ts'
import type { Scope } from '../scope.ts'

/** In fewer rows, being alike says little. */
const ENOUGH_ROWS = 20

type Extremes = [least: Cell, greatest: Cell, present: string]

export async function readConstants(runner: Runner, scope: Scope, rowCount: number): Promise<Record<string, Cell>> {
  if (rowCount < ENOUGH_ROWS) return {}
  const { rows } = await runner.query<Record<string, Extremes>>(spread(scope))
  const alike = ([least, greatest, present]: Extremes): boolean =>
    Number(present) === 0 || (Number(present) === rowCount && least === greatest)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).flatMap(([name, extremes]) =>
      alike(extremes) ? [[name, extremes[0]] as const] : [],
    ),
  )
}
