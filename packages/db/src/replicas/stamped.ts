// Adds the mark of the server to a query, in the same statement and so of the same snapshot.
import type { QueryResult, QueryResultRow } from 'pg'

/** Has spaces around it, so that no column of a list has this name. */
const COLUMN = ' marca '

/** Arguments of `query`: a text and its values, or both in one object. */
export type Question = readonly [
  question: string | { readonly name?: string; readonly text: string },
  ...values: unknown[],
]

const withMark = (text: string): string =>
  `select q.*, (select n from sistema.marca) as "${COLUMN}" from (\n${text}\n) q`

export function stamped([question, ...values]: Question): unknown[] {
  if (typeof question === 'string') return [withMark(question), ...values]
  const { name, text } = question
  return [{ ...question, ...(name !== undefined && { name: `${name} marca` }), text: withMark(text) }, ...values]
}

/** Removes the mark from the rows and returns it; undefined when there is no row to carry it. */
export function takeMark({ rows }: QueryResult<QueryResultRow>): number | undefined {
  const n = rows[0]?.[COLUMN] as number | undefined
  for (const row of rows) Reflect.deleteProperty(row, COLUMN)
  return n
}
