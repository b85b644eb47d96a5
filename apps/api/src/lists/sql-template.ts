// Parses plain SQL with `:name` binds, so that a query file can be run in psql and no value is ever pasted into it.
import { piecesOf } from './sql-pieces.ts'

export interface SqlTemplate {
  /** The SQL as written. */
  readonly text: string
  /** Names bound by the query, each once, in order of appearance. */
  readonly binds: readonly string[]
  /** Writes the query with each bind replaced by what `place` returns for its name. */
  readonly render: (place: (name: string) => string) => string
}

const BIND = /^:([A-Za-z_]\w*)$/

export function parseSql(text: string): SqlTemplate {
  const parts: string[] = []
  const names: string[] = []
  let from = 0
  for (const piece of piecesOf(text)) {
    const name = BIND.exec(piece.text)?.[1]
    if (name === undefined) continue
    parts.push(text.slice(from, piece.at))
    names.push(name)
    from = piece.at + piece.text.length
  }
  const rest = text.slice(from)
  return {
    text,
    binds: [...new Set(names)],
    render: (place) => parts.map((part, index) => `${part}${place(names[index] ?? '')}`).join('') + rest,
  }
}
