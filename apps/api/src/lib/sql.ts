// Reads the `.sql` beside a module.
import { readFileSync } from 'node:fs'

export const readSql = (file: string, module: string): string => readFileSync(new URL(file, module), 'utf8')
