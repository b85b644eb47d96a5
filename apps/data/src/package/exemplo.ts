// Writes an example package small enough to be read: about twenty rows of each table of the demo city, and the rows
// they cite.
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { contentsFolder, packagedFile } from './contents.ts'
import { writtenRows } from './copy-out.ts'
import { csvName, dataPackage, tableSchema, toJson } from './schema.ts'
import { coveredTables, trueRows } from './covered.ts'
import { columnList, id, matches } from './sql.ts'
import { readTables, type Table } from './tables.ts'

const ROWS = 20

/** Tables of which the first year of the first entity is taken whole: a menu with some pages hides the others. */
const WHOLE: ReadonlySet<string> = new Set(['menu'])

const picked = (table: Table): string => id(`exemplo_${table.nome}`)

/**
 * Picks the first rows, the first row that fills each column (a flag with true, where one does), the first row that
 * hangs from one so flagged, and the rows that those already picked cite.
 */
async function pick(
  client: ClientBase,
  table: Table,
  { tables, covered }: { tables: readonly Table[]; covered: ReadonlySet<string> },
): Promise<void> {
  const from = `select t.* from ${trueRows(table, covered)} t`
  const order = `order by ${columnList(table.chave, 't')}`
  const cited = tables.flatMap((child) =>
    child.referencias
      .filter(({ tabela }) => tabela === table.nome && child !== table)
      .map(
        ({ colunas, referidas }) =>
          `${from} where exists (select from ${picked(child)} c where ${matches('c', colunas, 't', referidas)})`,
      ),
  )
  const filled = table.colunas
    .filter(({ nula }) => nula)
    .map(({ nome, tipo }) => {
      const first = tipo === 'boolean' ? `order by t.${id(nome)} desc, ${columnList(table.chave, 't')}` : order
      return `(${from} where t.${id(nome)} is not null ${first} limit 1)`
    })
  const ofFlagged = table.referencias.flatMap(({ colunas, tabela, referidas }) => {
    const above = tables.find(({ nome }) => nome === tabela && nome !== table.nome)
    const flags = above?.colunas.filter(({ nula, tipo }) => nula && tipo === 'boolean') ?? []
    return flags.map(
      ({ nome }) =>
        `(${from}
          where exists (select from ${id(tabela)} p where ${matches('p', referidas, 't', colunas)} and p.${id(nome)})
          ${order} limit 1)`,
    )
  })
  const firstYear = `(select entidade, exercicio from ${id(table.nome)} order by 1, 2 limit 1)`
  const rows = WHOLE.has(table.nome)
    ? `(${from} where (t.entidade, t.exercicio) = ${firstYear})`
    : `(${from} ${order} limit ${ROWS})`
  await client.query(
    `create temp table ${picked(table)} on commit drop as
      ${[rows, ...filled, ...ofFlagged, ...cited].join(' union ')}`,
  )
  for (const { colunas, referidas } of table.referencias.filter(({ tabela }) => tabela === table.nome)) {
    const above = `insert into ${picked(table)} ${from}
      where exists (select from ${picked(table)} c where ${matches('c', colunas, 't', referidas)})
        and not exists (select from ${picked(table)} p where ${matches('p', table.chave, 't')})`
    while ((await client.query(above)).rowCount) continue
  }
}

export async function writeExample(pool: Pool, folder: string, storeDir: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(contentsFolder(folder), { recursive: true })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const tables = await readTables(client)
    const covered = await coveredTables(client)
    for (const table of tables.toReversed()) await pick(client, table, { tables, covered })
    for (const table of tables) {
      const copy = copyTo(`copy (${writtenRows(table, picked(table))}) to stdout (format csv, header)`)
      await pipeline(client.query(copy), createWriteStream(join(folder, csvName(table))))
    }
    const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from exemplo_arquivo')
    for (const { sha256 } of rows) await copyFile(filePath(storeDir, sha256), packagedFile(folder, sha256))
    await writeFile(join(folder, 'datapackage.json'), toJson(dataPackage(tables, (table) => tableSchema(table))))
  } finally {
    client.release(true)
  }
}
