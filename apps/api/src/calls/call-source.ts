// The `.sql` of a call, beside its declaration: read once at start, and refused there rather than on the first visit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogFolder } from '../lists/source.ts'
import { parseSql, type SqlTemplate } from '../lists/sql-template.ts'

const CONTEXTO: ReadonlySet<string> = new Set(['entidade', 'exercicio'])

export interface SqlFile {
  /** The folder of the catalog it lies in. */
  area: string
  name: string
}

/** Each file once, as with those of lists. */
const parsed = new Map<string, SqlTemplate>()

/** `known` are the names those who read it can fill in. */
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
