// What a text of SQL reads. A query goes in; the tables behind it come out, with their schema where it is said: those
// it names, and those that the functions and views of the program it asks read in their turn. Told from the text,
// before any database is there, and never fewer than are read: a name that is only spelled like a table counts as one.
import { readdirSync, readFileSync } from 'node:fs'
import { readStatements, type Statement } from './statements.ts'

const FOLDERS = ['functions', 'resumos']

/** What says nothing of tables: comments, texts and quoted names; the body of a function stays. */
const ASIDE = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g
const NAME = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?([a-z_]\w*(?:\.[a-z_]\w*)?)|\b([a-z_]\w*\.[a-z_]\w*)\s*\(/gi
/** The names a query gives to parts of itself. */
const PART = /\b([a-z_]\w*)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi

function namesIn(sql: string): string[] {
  const text = sql.replaceAll(ASIDE, ' ')
  const parts = new Set([...text.matchAll(PART)].map(([, name]) => name))
  return [...text.matchAll(NAME)]
    .flatMap(([, table, called]) => table ?? called ?? [])
    .filter((name) => !parts.has(name))
}

interface Program {
  /** The text of each function and view, by its name. */
  readonly code: ReadonlyMap<string, string>
  /** The area whose step writes each summary. */
  readonly summaries: ReadonlyMap<string, string>
}

let program: Program | undefined

const STEP = /\(\s*\d+,\s*'(\w+)',\s*'\w+',\s*'\{[^}]*\}',\s*'\{([^}]*)\}'\s*\)/g

const writtenIn = ({ sql }: Statement): [table: string, area: string][] =>
  [...sql.matchAll(STEP)].flatMap(([, area = '', tables = '']) =>
    tables.split(',').map((table): [string, string] => [table.trim(), area]),
  )

function readProgram(): Program {
  const folders = FOLDERS.map((name) => new URL(`../${name}/`, import.meta.url))
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => new URL(name, folder)),
  )
  const statements = files.flatMap((file) => readStatements(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))
  return {
    code: new Map(
      statements.filter(({ kind }) => kind === 'function' || kind === 'view').map(({ name, sql }) => [name, sql]),
    ),
    summaries: new Map(statements.filter(({ kind }) => kind === 'steps').flatMap(writtenIn)),
  }
}

/** Read once, and where it is asked for. */
const ofProgram = (): Program => (program ??= readProgram())

/** The area that makes a summary, by its whole name. */
export const areaOfSummary = (table: string): string | undefined => ofProgram().summaries.get(table)

export function relationsIn(sql: string): ReadonlySet<string> {
  const { code } = ofProgram()
  const found = new Set<string>()
  const waiting = namesIn(sql)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...namesIn(code.get(name) ?? ''))
  }
  return new Set([...found].filter((name) => !code.has(name)))
}
