// Returns the SQL statements that produce a page of a list, to look at their plans and costs.
import type { Runner } from '@portal/db/pool'
import type { Statement } from '../lists/binds.ts'
import { planPage, type PageAsked } from '../lists/plan.ts'
import type { Scope } from '../lists/scope.ts'
import { keys, rows, rowsByKey, type FoundKeys } from '../lists/sql.ts'

export async function pageStatements(
  runner: Runner,
  scope: Scope,
  asked: PageAsked,
  total?: number,
): Promise<Statement[]> {
  const plan = planPage(scope, asked, total)
  if (plan.rows === 'none') return []
  if (plan.rows === 'direct') return [rows(scope, plan)]
  const finding = keys(scope, plan.keys)
  const {
    rows: [found],
  } = await runner.query<FoundKeys & { rows: number }>(finding)
  return found && found.rows > 0 ? [finding, rowsByKey(scope, asked.sort, found)] : [finding]
}
