// `schemas`: writes in docs/ the description of the data package, generated from the database.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { type Command, OK, readArguments } from '../command.ts'
import { withPool } from '../connect.ts'
import { knownOf, PUBLISHED } from '../package/conhecido.ts'
import { camposFile } from '../package/campos-file.ts'
import { dataPackage, tableSchema, toJson } from '../package/schema.ts'
import { readTables } from '../package/tables.ts'

export const schemas: Command = {
  name: 'schemas',
  usage: '',
  summary: 'Regrava em docs/pacote-de-dados a descrição das tabelas.',
  async run(args, terminal) {
    readArguments(args, {}, [0, 0])
    const files = await withPool(terminal, (pool) => generateSchemas(pool))
    const stale = (await readdir(PUBLISHED)).filter((name) => name.endsWith('.json') && !files.has(name))
    await Promise.all(stale.map((name) => rm(join(PUBLISHED, name))))
    await Promise.all([...files].map(([name, content]) => writeFile(join(PUBLISHED, name), content)))
    terminal.out(`${files.size} arquivos gravados em ${PUBLISHED}.`)
    return OK
  },
}

/** Returns file contents by name: a model datapackage.json, one schema per table, and one page with all of them. */
export async function generateSchemas(pool: Pool, example?: string): Promise<Map<string, string>> {
  const tables = await readTables(pool)
  const files = new Map([['datapackage.json', toJson(dataPackage(tables, ({ nome }) => `${nome}.json`))]])
  const schemas = await Promise.all(
    tables.map(async (table) => [table, tableSchema(table, await knownOf(table, example))] as const),
  )
  for (const [table, schema] of schemas) files.set(`${table.nome}.json`, toJson(schema))
  return files.set('campos.md', camposFile(schemas))
}
