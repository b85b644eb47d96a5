// The statements a page is answered with, for those who look at their plans and costs.
import type { Statement } from '../lists/binds.ts'
import { compileFound, compileKeys, compilePage, isFoundFirst, type FoundKeys, type Slice } from '../lists/sql.ts'
import type { Scope } from '../lists/relation.ts'
import type { Runner } from '../lists/read.ts'

export async function pageStatements(runner: Runner, scope: Scope, slice: Slice): Promise<Statement[]> {
  if (!isFoundFirst(scope)) return [compilePage(scope, slice)]
  const finding = compileKeys(scope, slice)
  const { rows: [found] } = await runner.query<FoundKeys & { rows: number }>(finding)
  return found && found.rows > 0 ? [finding, compileFound(scope, slice.sort, found)] : [finding]
}
