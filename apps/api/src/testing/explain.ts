// Reads PostgreSQL's plan of a query, so that tests and benchmarks can refuse a list that reads a whole table.
import type { Pool, Runner } from '@portal/db/pool'
import type { Statement } from '../lists/binds.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

export interface Plan {
  /** Tables read by a sequential scan. */
  seqScans: string[]
  /** Whether rows are sorted, instead of being read in order from an index. */
  sorts: boolean
  indexes: string[]
  /** The conditions of the index scans. */
  indexConditions: string[]
}

export async function explain(runner: Runner, { text, values }: Statement): Promise<Plan> {
  const { rows } = await runner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values)
  const root = rows[0]?.['QUERY PLAN'][0].Plan
  const nodes = root ? flatten(root) : []
  return {
    seqScans: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    sorts: root !== undefined && flatten(root, ofTheRows).some((node) => node['Node Type'].endsWith('Sort')),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    indexConditions: nodes.flatMap((node) => node['Index Cond'] ?? []),
  }
}

export type Way = 'seqscan' | 'sort' | 'indexscan' | 'indexonlyscan'

/** Explains the query with some scan methods disabled, to show whether an index could serve it at all. */
export async function explainWithout(pool: Pool, ways: readonly Way[], statement: Statement): Promise<Plan> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const way of ways) await client.query(`set local enable_${way} = off`)
    return await explain(client, statement)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const flatten = (node: PlanNode, isIn: (part: PlanNode) => boolean = () => true): PlanNode[] => [
  node,
  ...(node.Plans ?? []).filter(isIn).flatMap((part) => flatten(part, isIn)),
]

/** Excludes subplans, which compute a column of one row and may sort. */
const ofTheRows = ({ 'Parent Relationship': as }: PlanNode): boolean => as !== 'SubPlan' && as !== 'InitPlan'

/** Returns the tables too large to be read whole for a visitor. */
export async function largeTables(runner: Runner, atLeastRows: number): Promise<Set<string>> {
  const { rows } = await runner.query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'p') and reltuples >= $1`,
    [atLeastRows],
  )
  return new Set(rows.map(({ relname }) => relname))
}
