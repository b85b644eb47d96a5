// Identifies the program to clients, and as part of every ETag, so that a new program never returns 304 for a response
// of an old one.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildInfo } from '@portal/catalog/contexto'
import { PROGRAM, VERSION } from '@portal/db/version'
import { commitOf } from '@portal/db/commit.mjs'
import { REPOSITORY, type Config } from './config.ts'

const NAME = 'Portal da Transparência'

/** Name of the program in exported documents. */
export const NAME_AND_VERSION = `${NAME} ${VERSION}`

export function readBuild({ webDir }: Config): BuildInfo['build'] {
  const pages = statSync(join(webDir, 'server/entry-server.js'), { throwIfNoEntry: false })
  const built = pages ?? statSync(join(REPOSITORY, 'package.json'))
  return { version: VERSION, time: built.mtime.toISOString(), group: 'portal', artifact: PROGRAM, name: NAME }
}

/** Returns the commit of the folder or, in a copy without history, the one that the build recorded. */
export function readCommit(folder: string = REPOSITORY): string | undefined {
  const stamp = join(folder, 'apps/api/dist/.commit')
  return commitOf(folder) ?? (existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined)
}

/**
 * Returns the part of an ETag that identifies the program and the city, by its public address, so that two cities
 * loaded on the same day never share an ETag.
 */
export const buildSalt = (build: BuildInfo['build'], { publicUrl = '' }: Pick<Config, 'publicUrl'>): string =>
  createHash('sha1')
    .update(JSON.stringify([build, publicUrl]))
    .digest('hex')
    .slice(0, 12)
