// Finds the fields that have the same value in every row of an export, or none, so that a printed report does not
// repeat them.
import type { Runner } from '@portal/db/pool'
import type { Cell } from '../report/report.ts'
import { spread } from '../sql.ts'
import type { Scope } from '../scope.ts'

/** With fewer rows, equal values mean little. */
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
