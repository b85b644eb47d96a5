// Writes what is stored as a data package: one snapshot, every file streamed from COPY, datapackage.json last.
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filePath } from '@portal/db/files'
import { formatInteger } from '@portal/kit/formats'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { packVisitors } from '../package/atendimento.ts'
import { contentsFolder, packagedFile, sizeOf } from '../package/contents.ts'
import { writtenRows } from '../package/copy-out.ts'
import { csvName, dataPackage, tableSchema, toJson } from '../package/schema.ts'
import { coveredTables, trueRows } from '../package/covered.ts'
import { columnList, id } from '../package/sql.ts'
import { hasColumn, readTables, type Table } from '../package/tables.ts'

export interface ExportFilter {
  entidade?: number
  exercicio?: number
}

export interface ExportOptions extends ExportFilter {
  storeDir: string
  /** Also exports what visitors wrote, encrypted with this key. */
  chave?: string
  log?: (line: string) => void
}

export interface ExportSummary {
  /** Published files whose content is missing from the store. */
  missing: { arquivo: number; nome: string }[]
}

export async function exportPackage(pool: Pool, folder: string, options: ExportOptions): Promise<ExportSummary> {
  const { storeDir, log = () => {} } = options
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new Error(`A pasta ${folder} não está vazia: escolha outra para o pacote.`)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await checkFilter(client, options)
    const tables = await readTables(client)
    const covered = await coveredTables(client)
    for (const table of tables) {
      const copy = copyTo(
        `copy (${selectOf(table, { tables, covered, filter: options })}) to stdout (format csv, header)`,
      )
      await pipeline(client.query(copy), createWriteStream(join(folder, csvName(table))))
      log(`${csvName(table)}: ${formatInteger(copy.rowCount)} linhas`)
    }
    if (options.chave !== undefined) await packVisitors(client, folder, options.chave)
    const missing = await copyContents(client, folder, storeDir, filesOf(tables, options))
    await writeFile(join(folder, 'datapackage.json'), toJson(dataPackage(tables, (table) => tableSchema(table))))
    return { missing }
  } finally {
    client.release(true)
  }
}

async function checkFilter(client: PoolClient, { entidade, exercicio }: ExportFilter): Promise<void> {
  const { rowCount } = await client.query(
    `select from entidade n where n.entidade = coalesce($1, n.entidade)
      and ($2::int is null or exists (select from exercicio x where x.entidade = n.entidade and x.exercicio = $2))
        limit 1`,
    [entidade ?? null, exercicio ?? null],
  )
  const asked = [
    entidade !== undefined && `entidade ${entidade}`,
    exercicio !== undefined && `exercício ${exercicio}`,
  ].filter(Boolean)
  if (asked.length > 0 && !rowCount) throw new Error(`Não há dados de ${asked.join(', ')}.`)
}

interface Asked {
  tables: Table[]
  covered: ReadonlySet<string>
  filter: ExportFilter
}

function selectOf(table: Table, { tables, covered, filter }: Asked): string {
  const where = table.nome === 'arquivo' ? filesOf(tables, filter) : conditionOf(table, 't', filter)
  return writtenRows(table, trueRows(table, covered), where)
}

function conditionOf(table: Table, alias: string, filter: ExportFilter): string {
  const conditions = (['entidade', 'exercicio'] as const)
    .filter((column) => filter[column] !== undefined && hasColumn(table, column))
    .map((column) => `${alias}.${column} = ${filter[column]}`)
  return conditions.join(' and ') || 'true'
}

/** Returns the condition for the files to export. With a filter, only those that the exported rows cite. */
function filesOf(tables: Table[], filter: ExportFilter): string {
  if (filter.entidade === undefined && filter.exercicio === undefined) return 'true'
  const citations = tables.flatMap((table) =>
    table.referencias
      .filter(({ tabela }) => tabela === 'arquivo')
      .map(
        ({ colunas }) =>
          `select ${columnList(colunas, 'c')} from public.${id(table.nome)} c where ${conditionOf(table, 'c', filter)}`,
      ),
  )
  return `t.arquivo in (${citations.join(' union ')})`
}

async function copyContents(
  client: PoolClient,
  folder: string,
  storeDir: string,
  where: string,
): Promise<ExportSummary['missing']> {
  const { rows } = await client.query<{ arquivo: number; nome: string; sha256: string }>(
    `select t.arquivo, t.nome, t.sha256 from arquivo t where ${where} order by t.arquivo`,
  )
  const missing: ExportSummary['missing'] = []
  if (rows.length > 0) await mkdir(contentsFolder(folder))
  for (const { arquivo, nome, sha256 } of rows) {
    const target = packagedFile(folder, sha256)
    if ((await sizeOf(target)) !== undefined) continue
    const source = filePath(storeDir, sha256)
    if ((await sizeOf(source)) === undefined) missing.push({ arquivo, nome })
    else await copyFile(source, target)
  }
  return missing
}
