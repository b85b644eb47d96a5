// Writes what declarations became: the SQL of each list and the OpenAPI document, committed so that a reviewer sees the difference.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { describeSql } from '../apps/api/src/list/describe-sql.ts'
import { lists } from '../packages/catalog/src/lists.ts'
import { openPool } from '../packages/db/src/pool.ts'
import { listName } from '../packages/kit/src/list.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** Never connected to: routes describe themselves without data. */
const NOWHERE = 'postgresql://127.0.0.1:1/nenhum'

async function openapi(): Promise<string> {
  const [pool, exportPool] = [openPool(NOWHERE), openPool(NOWHERE)]
  const app = await buildApp({ config: readConfig({}), pool, exportPool })
  try {
    await app.ready()
    return `${JSON.stringify(app.swagger(), null, 2)}\n`
  } finally {
    await app.close()
    await Promise.all([pool.end(), exportPool.end()])
  }
}

/** Every generated file, by its path from the root. */
export async function generate(): Promise<Map<string, string>> {
  const files = new Map(lists.map((list) => [`docs/sql/${listName(list)}.sql`, describeSql(list)]))
  return files.set('docs/openapi.json', await openapi())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generate()
  mkdirSync(join(ROOT, 'docs/sql'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'docs/sql'))) if (!files.has(`docs/sql/${name}`)) rmSync(join(ROOT, 'docs/sql', name))
  for (const [path, content] of files) writeFileSync(join(ROOT, path), content)
  process.stdout.write(`${files.size} arquivos gerados em docs/.\n`)
}
