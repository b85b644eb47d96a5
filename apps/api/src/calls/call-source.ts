// Reads the `.sql` of a call once at start, and refuses a faulty one there rather than on the first visit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogFolder } from '../lists/source.ts'
import { parseSql, type SqlTemplate } from '../lists/sql-template.ts'

const CONTEXTO: ReadonlySet<string> = new Set(['entidade', 'exercicio'])

export interface SqlFile {
  /** Folder of the catalog that has the file. */
  area: string
  name: string
}

/** Templates by file, so that each is read once. */
const parsed = new Map<string, SqlTemplate>()

/** Returns the template of a file. `known` are the names that the calls which share it can bind. */
export function callSource({ area, name }: SqlFile, known: readonly string[]): SqlTemplate {
  const file = join(catalogFolder(area), `${name}.sql`)
  const template = parsed.get(file) ?? parseSql(read(file))
  parsed.set(file, template)
  const unknown = template.binds.find((bind) => !CONTEXTO.has(bind) && !known.includes(bind))
  if (unknown !== undefined)
    throw new Error(`${file} usa :${unknown}, que nenhuma chamada declara em key nem em fixed.`)
  return template
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().replace(/;$/, '')
  } catch (error) {
    throw new Error(`Há uma chamada no catálogo cujo arquivo falta: ${file}.`, { cause: error })
  }
}
