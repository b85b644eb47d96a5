// Generates docs/plans.md, the schemas and the example of the data package, and its row types. They are committed, so
// that a reviewer sees the difference.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lists } from '../packages/catalog/src/areas.ts'
import { describePlans } from '../apps/api/src/lists/describe-plans.ts'
import { openTestDatabase } from '../apps/api/src/testing/test-database.ts'
import { generateSchemas } from '../apps/data/src/commands/schemas.ts'
import { writeExample } from '../apps/data/src/package/exemplo.ts'
import { rowsFile } from '../apps/data/src/package/rows-file.ts'
import { readTables } from '../apps/data/src/package/tables.ts'
import { testHome } from '../packages/db/src/testing/test-server.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const ROWS = 'apps/data/src/package/rows.ts'

/**
 * Generates the row types from an empty database: code that writes rows, the demo city too, must compile against them
 * before the city can be loaded.
 */
async function rowTypes(): Promise<string> {
  const database = await openTestDatabase('vazio')
  try {
    return rowsFile(await readTables(database.pool))
  } finally {
    await database.close()
  }
}

async function ofTables(): Promise<Map<string, string | Buffer>> {
  const database = await openTestDatabase('demo')
  const example = mkdtempSync(join(tmpdir(), 'portal-exemplo-'))
  try {
    await writeExample(database.pool, example, join(testHome(), 'arquivos'))
    const examples = readdirSync(example, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, Buffer] => [`docs/pacote-de-dados/exemplo/${relative(example, file)}`, readFileSync(file)])
    const schemas = [...(await generateSchemas(database.pool, example))].map(([name, content]): [string, string] => [
      `docs/pacote-de-dados/${name}`,
      content,
    ])
    return new Map<string, string | Buffer>([...examples, ...schemas])
  } finally {
    rmSync(example, { recursive: true })
    await database.close()
  }
}

/** Returns the content of every generated file, by its path from the root. */
export async function generate(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ['docs/plans.md', describePlans(lists)],
    [ROWS, await rowTypes()],
  ])
  for (const [path, content] of await ofTables()) files.set(path, content)
  return files
}

const FOLDERS: readonly [folder: string, extension: string][] = [
  ['docs/pacote-de-dados', '.json'],
  ['docs/pacote-de-dados/exemplo', '.csv'],
  ['docs/pacote-de-dados/exemplo/arquivos', ''],
]

/** Returns the paths of the files now in the generated folders. */
export const present = (): string[] =>
  FOLDERS.flatMap(([folder, extension]) =>
    readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith(extension) ? [`${folder}/${name}`] : [])),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(ROOT, ROWS), await rowTypes())
  const files = await generate()
  for (const path of present()) if (!files.has(path)) rmSync(join(ROOT, path))
  mkdirSync(join(ROOT, 'docs/pacote-de-dados/exemplo/arquivos'), { recursive: true })
  for (const [path, content] of files) writeFileSync(join(ROOT, path), content)
  process.stdout.write(`${files.size} arquivos gerados.\n`)
}
