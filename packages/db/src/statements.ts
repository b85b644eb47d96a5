// Splits a file of SQL into statements and returns the kind and name of what each one creates, so that only those that
// changed are run again.

export type Kind = 'function' | 'view' | 'table' | 'index' | 'comment' | 'steps'

export interface Statement {
  kind: Kind
  /** Name of the object it creates, with its schema; for a comment, of the object it describes. */
  name: string
  /** Text without the comments around it. */
  sql: string
  /** Line of the file where it begins. */
  line: number
}

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['function', /^create (?:or replace )?function ([\w.]+)\s*\(/],
  ['view', /^create (?:or replace )?view ([\w.]+) as\b/],
  ['table', /^create table ([\w.]+)\s*\(/],
  ['index', /^create (?:unique )?index ([\w.]+)\s+on\b/],
  ['comment', /^comment on (\w+ [\w.]+)\s+is\b/],
  ['steps', /^insert into (sistema\.etapa_resumo)\b/],
]

export class UnknownStatement extends Error {}

export function readStatements(sql: string): Statement[] {
  return cut(sql).map(({ text, line }) => {
    for (const [kind, pattern] of KINDS) {
      const name = pattern.exec(text)?.[1]
      if (name !== undefined) return { kind, name, sql: text, line }
    }
    throw new UnknownStatement(`na linha ${line}: não se sabe refazer “${text.slice(0, 60)}”`)
  })
}

/**
 * Matches, in this order: quoted text, quoted names and dollar-quoted bodies, which are skipped whole; comments; the
 * end of a statement.
 */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;/g

function cut(sql: string): { text: string; line: number }[] {
  const statements: { text: string; line: number }[] = []
  let text = ''
  let from = 0
  let begins = 0
  const take = (end: number): void => {
    if (text.trim() === '') begins = from + (/\S/.exec(sql.slice(from, end))?.index ?? 0)
    text += sql.slice(from, end)
  }
  const close = (): void => {
    if (text.trim() !== '') statements.push({ text: text.trim(), line: sql.slice(0, begins).split('\n').length })
    text = ''
  }
  for (const { 0: token, index } of sql.matchAll(TOKEN)) {
    const isComment = token.startsWith('--') || token.startsWith('/*')
    if (!isComment && token !== ';') continue
    take(index)
    from = index + token.length
    if (token === ';') close()
  }
  take(sql.length)
  close()
  return statements
}
