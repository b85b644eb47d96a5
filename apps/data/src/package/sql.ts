// Builds the few pieces of SQL made from table and column names.
import { escapeIdentifier as id } from 'pg'

export { id }

export const columnList = (columns: string[], alias?: string): string =>
  columns.map((column) => (alias === undefined ? id(column) : `${alias}.${id(column)}`)).join(', ')

/** Returns `a.x = b.x and a.y = b.y`. */
export const matches = (a: string, left: string[], b: string, right: string[] = left): string =>
  left.map((column, position) => `${a}.${id(column)} = ${b}.${id(right[position] ?? column)}`).join(' and ')
