// Locates published files, which are stored outside the database under the sha256 of their content.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultHome, keepPrivate, publishedFiles } from './home.ts'

export const filesFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env['FILES_DIR'] || publishedFiles(defaultHome(env)))

export const filePath = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256)

/** Closes to other users the files folder and everything this process creates from now on. */
export function closeToOthers(files: string): void {
  process.umask(0o027)
  mkdirSync(files, { recursive: true })
  keepPrivate(files, { user: undefined })
}
