// Checks, at bench volume and with unchanged planner settings, that each list, each order and each filter by itself
// finds its rows by an index.
import { explain, largeTables } from '../apps/api/src/testing/explain.ts'
import { pageStatements } from '../apps/api/src/testing/page-statements.ts'
import { atMost, noted, type Line } from './line.ts'
import { questions } from './questions.ts'
import type { Subject } from './subject.ts'

const LARGE = 100_000

export async function measurePlans(subject: Subject): Promise<Line[]> {
  const { pool } = subject
  const large = await largeTables(pool, LARGE)
  const faults: string[] = []
  let asked = 0
  for await (const { list, name, scope, sort } of questions(subject)) {
    const page = await pageStatements(pool, scope, { sort, page: 0, size: 20 })
    const plans = await Promise.all(page.map((statement) => explain(pool, statement)))
    const scans = plans.flatMap(({ seqScans }) => seqScans.filter((table) => large.has(table)))
    if (scans.length > 0) faults.push(`${list.path} ${name}: lê inteira ${scans.join(', ')}`)
    asked++
  }
  const read = atMost('leituras de tabela inteira', faults.length, 0)
  return [read, noted('  consultas', String(asked)), ...faults.map((fault) => noted(fault, ''))]
}
