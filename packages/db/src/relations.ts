// Finds which tables an SQL text reads. Given a query, it returns the tables it names, with their schema where the text
// has it, and those read by the functions and views it calls, recursively. It works on the text alone, before there is
// a database, and never returns too few: a name that is only spelled like a table counts as one.
import { readdirSync, readFileSync } from 'node:fs'
import { readStatements, type Statement } from './statements.ts'

const FOLDERS = ['functions', 'resumos']

/** Text that names no tables: comments, strings and quoted names. The body of a function is not skipped. */
const ASIDE = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g
const NAME = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?([a-z_]\w*(?:\.[a-z_]\w*)?)|\b([a-z_]\w*\.[a-z_]\w*)\s*\(/gi
/** Names of common table expressions (`with … as (`). */
const PART = /\b([a-z_]\w*)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi

function namesIn(sql: string): string[] {
  const text = sql.replaceAll(ASIDE, ' ')
  const parts = new Set([...text.matchAll(PART)].map(([, name]) => name))
  return [...text.matchAll(NAME)]
    .flatMap(([, table, called]) => table ?? called ?? [])
    .filter((name) => !parts.has(name))
}

interface Program {
  /** The SQL text of each function and view, by name. */
  readonly code: ReadonlyMap<string, string>
  /** The area whose step writes each summary table. */
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

/** Reads the program on first use and caches it. */
const ofProgram = (): Program => (program ??= readProgram())

/** Returns the area whose step writes a summary, given its name with schema. */
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
