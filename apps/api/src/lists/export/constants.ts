// What every row of an export has alike, so that paper need not repeat it.
import type { Runner } from '../read.ts'
import type { Cell } from '../report/report.ts'
import { compileSpread } from '../sql.ts'
import type { Scope } from '../relation.ts'

/** In fewer rows, being alike says little. */
const ENOUGH_ROWS = 20

type Spread = [least: Cell, greatest: Cell, present: string]

export async function readConstants(runner: Runner, scope: Scope, rowCount: number): Promise<Record<string, Cell>> {
  if (rowCount < ENOUGH_ROWS) return {}
  const { rows } = await runner.query<Record<string, Spread>>(compileSpread(scope))
  const alike = ([least, greatest, present]: Spread): boolean => Number(present) === 0 || (Number(present) === rowCount && least === greatest)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).flatMap(([name, spread]) => (alike(spread) ? [[name, spread[0]] as const] : [])))
}
