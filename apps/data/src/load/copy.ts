// Writes rows into PostgreSQL by COPY, its fastest way in.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | null

const SPECIAL = /[\\\n\r\t]/
const EACH_SPECIAL = /[\\\n\r\t]/g

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function encode(cell: Cell): string {
  if (typeof cell === 'string')
    return SPECIAL.test(cell) ? cell.replace(EACH_SPECIAL, (c) => ESCAPES[c] as string) : cell
  if (typeof cell === 'number') return String(cell)
  return cell === null ? '\\N' : cell ? 't' : 'f'
}

/** Returns one line of COPY's text format. */
export function copyLine(cells: readonly Cell[]): string {
  let line = encode(cells[0] ?? null)
  for (let i = 1; i < cells.length; i++) line += `\t${encode(cells[i] as Cell)}`
  return `${line}\n`
}

export interface CopyOptions {
  /** COPY with FREEZE, which spares a later vacuum; only for a table emptied in the same transaction. */
  freeze?: boolean
}

/**
 * Streams COPY text into the columns of a table. The names come from the code, never from a visitor, so they are not
 * escaped.
 */
export async function copyInto(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  text: Iterable<string | Uint8Array>,
  { freeze = false }: CopyOptions = {},
): Promise<void> {
  const sink = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin${freeze ? ' (freeze)' : ''}`))
  await pipeline(Readable.from(text, { objectMode: false, highWaterMark: 1 << 16 }), sink)
}
