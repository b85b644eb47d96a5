// Where published files are kept: under the sha256 of their content, outside the database.
import { join, resolve } from 'node:path'
import { defaultHome } from './home.ts'

export const filesFolder = (env: NodeJS.ProcessEnv): string => resolve(env['FILES_DIR'] || join(defaultHome(env), 'arquivos'))

export const filePath = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256)
