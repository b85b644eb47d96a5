// Reads the `.sql` files of this package with the hash of each, and locates the line where one failed.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { messageOf, ranOutOfDisk } from './errors.ts'

export interface SqlFile {
  nome: string
  sha256: string
  sql: string
}

/** Reads the `.sql` files of a folder in order of name; line endings do not change the hash. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (nome) => {
      const sql = (await readFile(join(folder, nome), 'utf8')).replaceAll('\r\n', '\n')
      return { nome, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Returns ' na linha 3: …', or only the reason when the line is not known. */
export function whereItFailed(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN
  const line = position > 0 ? ` na linha ${sql.slice(0, position).split('\n').length}` : ''
  return `${line}: ${ranOutOfDisk(error) ? 'disco cheio' : messageOf(error)}`
}
