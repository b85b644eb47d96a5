// The rows of a plain query as a JSON array, written by the database: absent values absent, money exact.
import { Parameters, type BindValue } from '../sql/binds.ts'
import type { Runner } from './reader.ts'
import type { SqlTemplate } from '../sql/sql-template.ts'

type Values = Readonly<Record<string, BindValue | undefined>>
/** Writes what comes before the query, such as the relation it reads from. */
type Prefix = (binds: Parameters) => string

export async function jsonRows(runner: Runner, template: SqlTemplate, values: Values, prefix?: Prefix): Promise<Buffer> {
  const binds = new Parameters()
  const before = prefix?.(binds) ?? ''
  const sql = template.render((name) => binds.bind(values[name] ?? null, name))
  const text = `${before}select coalesce(json_strip_nulls(json_agg(p)), '[]')::text as content\nfrom (\n${sql}\n) p`
  const statement = prefix ? binds.statement(text) : binds.prepared(text)
  const { rows } = await runner.query<{ content: string }>(statement)
  return Buffer.from(rows[0]?.content ?? '[]')
}
