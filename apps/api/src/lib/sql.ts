// Reads the `.sql` beside a module, once.
import { readFileSync } from 'node:fs'

export const readSql = (file: string, module: string): string => readFileSync(new URL(file, module), 'utf8')
