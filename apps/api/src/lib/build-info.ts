// Which program this is: told to clients, and mixed into every ETag so that a new program never says "not modified" for
// the old.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildInfo } from '@portal/catalog/contexto'
import { PROGRAM, VERSION } from '@portal/db/version'
import { commitOf } from '@portal/db/commit.mjs'
import { REPOSITORY, type Config } from './config.ts'

const NAME = 'Portal da Transparência'

/** As a document says what made it. */
export const NAME_AND_VERSION = `${NAME} ${VERSION}`

export function readBuild({ webDir }: Config): BuildInfo['build'] {
  const pages = statSync(join(webDir, 'server/entry-server.js'), { throwIfNoEntry: false })
  const built = pages ?? statSync(join(REPOSITORY, 'package.json'))
  return { version: VERSION, time: built.mtime.toISOString(), group: 'portal', artifact: PROGRAM, name: NAME }
}

/** In a copy without its history, as the build found it before it was copied. */
export function readCommit(folder: string = REPOSITORY): string | undefined {
  const stamp = join(folder, 'apps/api/dist/.commit')
  return commitOf(folder) ?? (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined)
}

/** Also of the city, by the address its visitors type: two that load the same day never share an ETag. */
export const buildSalt = (build: BuildInfo['build'], { publicUrl = '' }: Pick<Config, 'publicUrl'>): string =>
  createHash('sha1')
    .update(JSON.stringify([build, publicUrl]))
    .digest('hex')
    .slice(0, 12)
