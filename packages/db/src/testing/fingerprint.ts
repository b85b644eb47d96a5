// Hashes the sources a template database is made from: when any of them changes, the template gets another name and is
// made again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

/** Sources of the tables and summaries, common to every template. */
const SCHEMA = ['packages/db', 'packages/kit/src']
const CODE = /\.(ts|mjs|sql|json|csv)$/
const TEST = /\.test\.ts$|(^|\/)node_modules\//

export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...SCHEMA, ...sources].flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(join(REPOSITORY, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source: string): string[] {
  if (CODE.test(source)) return [source]
  return readdirSync(join(REPOSITORY, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !TEST.test(file))
    .map((file) => `${source}/${file}`)
    .sort()
}
