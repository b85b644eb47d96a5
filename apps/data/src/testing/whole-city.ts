// Reads everything a city has as texts, to compare two databases.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { tabelasIn } from '../copia/tabelas.ts'
import { exportPackage } from '../export/export-package.ts'
import { columnList } from '../package/sql.ts'

/**
 * Returns the row count and checksum of each copied table and each summary, without versions, which differ between
 * databases.
 */
export async function rowsOfEverything(pool: Pool): Promise<Map<string, string>> {
  const { rows: resumos } = await pool.query<{ nome: string; colunas: string[] }>(
    `select format('%I.%I', table_schema, table_name) as nome, array_agg(column_name::text
      order by ordinal_position) as colunas
    from information_schema.columns where table_schema = 'resumo' group by 1`,
  )
  const sums = new Map<string, string>()
  for (const { nome, colunas } of [...(await tabelasIn(pool)), ...resumos]) {
    const kept = columnList(colunas.filter((name) => name !== 'versao'))
    const { rows } = await pool.query<{ soma: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as soma
        from (select ${kept} from ${nome}) t`,
    )
    sums.set(nome, rows[0]?.soma ?? '')
  }
  return sums
}

/** Exports the city and returns the checksum of each file. */
export async function exportedFrom(pool: Pool, storeDir: string, folder: string): Promise<Map<string, string>> {
  await exportPackage(pool, folder, { storeDir })
  return sumsOf(folder)
}

export async function sumsOf(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    sums.set(
      path.slice(folder.length),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  }
  return sums
}
