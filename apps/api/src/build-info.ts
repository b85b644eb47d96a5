// Which program this is: told to clients, and mixed into every ETag so that a new program never says "not modified" for the old.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildInfo } from '@portal/catalog/contexto'
import { REPOSITORY, type Config } from './config.ts'

export function readBuild({ webDir }: Config): BuildInfo['build'] {
  const manifest = join(REPOSITORY, 'package.json')
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string }
  const built = statSync(join(webDir, 'server/entry-server.js'), { throwIfNoEntry: false }) ?? statSync(manifest)
  return { version, time: built.mtime.toISOString(), group: 'portal', artifact: name, name: 'Portal da Transparência' }
}

/** Also of the city, by the address its visitors type: two that load the same day never share an ETag. */
export const buildSalt = (build: BuildInfo['build'], { publicUrl = '' }: Pick<Config, 'publicUrl'>): string =>
  createHash('sha1').update(JSON.stringify([build, publicUrl])).digest('hex').slice(0, 12)
