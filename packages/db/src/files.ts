// Where published files are kept: under the sha256 of their content, outside the database.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultHome, keepPrivate, publishedFiles } from './home.ts'

export const filesFolder = (env: NodeJS.ProcessEnv): string =>
  resolve(env['FILES_DIR'] || publishedFiles(defaultHome(env)))

export const filePath = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256)

/** What this process makes from now on is closed to others, and so is what is there of the files. */
export function closeToOthers(files: string): void {
  process.umask(0o027)
  mkdirSync(files, { recursive: true })
  keepPrivate(files, { user: undefined })
}
