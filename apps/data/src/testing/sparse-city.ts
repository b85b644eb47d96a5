// Writes the published example with every optional column empty: a city whose sources give only what they must.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { readRecords } from '../csv/csv.ts'
import { readText } from '../csv/decode.ts'
import { EXAMPLE } from '../package/conhecido.ts'
import { csvName } from '../package/schema.ts'
import { readTables, type Table } from '../package/tables.ts'

/** Columns that may be empty, but that a rule of the table requires for some rows. */
const TIED: Readonly<Record<string, readonly string[]>> = {
  documento_orcamento: ['arquivo', 'link'],
  publicacao: ['arquivo', 'link'],
  lancamento_receita: ['lancamento_estornado'],
}

/** Returns the columns a source may leave out. */
export const optionalColumns = ({ nome, colunas }: Table): string[] =>
  colunas.filter((column) => column.nula && !TIED[nome]?.includes(column.nome)).map((column) => column.nome)

const written = (cell: string): string => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`)

/** Returns the rows of a CSV file, the header first. */
export async function csvRows(path: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const records of readRecords(readText(path, 'utf-8'), ',')) {
    for (const { cells = [] } of records) rows.push(cells)
  }
  return rows
}

async function sparse(table: Table): Promise<string> {
  const [names = [], ...rows] = await csvRows(join(EXAMPLE, csvName(table)))
  const left = new Set(optionalColumns(table))
  return [names, ...rows.map((cells) => cells.map((cell, at) => (left.has(names[at] ?? '') ? '' : cell)))]
    .map((cells) => `${cells.map(written).join(',')}\n`)
    .join('')
}

export async function writeSparsePackage(pool: Pool, folder: string): Promise<void> {
  await cp(EXAMPLE, folder, { recursive: true })
  for (const table of await readTables(pool)) await writeFile(join(folder, csvName(table)), await sparse(table))
}
