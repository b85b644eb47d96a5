// Loads the built web app once for all cities served: its render function and its files.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '@portal/catalog/pagina'
import type { Config } from '../lib/config.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

export interface Built {
  render?: Render
  files: StaticFiles
}

export async function loadBuilt({ webDir }: Config): Promise<Built> {
  const files = readStaticFiles(join(webDir, 'client'))
  const entry = join(webDir, 'server/entry-server.js')
  if (!existsSync(entry)) return { files }
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render }
  return { render, files }
}
