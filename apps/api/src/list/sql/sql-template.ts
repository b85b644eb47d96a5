// Reads plain SQL with `:name` binds, so that a query file stays runnable in psql and no value is ever pasted into it.
export interface SqlTemplate {
  /** Names bound by the query, each once, in order of appearance. */
  readonly binds: readonly string[]
  /** The query with each bind replaced by what `place` answers for its name. */
  readonly render: (place: (name: string) => string) => string
}

const SKIPPED = [
  /--[^\n]*/y,
  /\/\*[\s\S]*?\*\//y,
  /[eE]'(?:[^'\\]|''|\\[\s\S])*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$/y,
  /::/y,
  /[A-Za-z_][\w$]*/y,
]
const BIND = /:([A-Za-z_]\w*)/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

export function parseSql(text: string): SqlTemplate {
  const parts: string[] = []
  const names: string[] = []
  let from = 0
  let at = 0
  while (at < text.length) {
    const skipped = SKIPPED.map((pattern) => matchAt(pattern, text, at)).find((match) => match !== null)
    const bind = skipped ? null : matchAt(BIND, text, at)
    if (bind) {
      parts.push(text.slice(from, at))
      names.push(bind[1] ?? '')
      from = at + bind[0].length
    }
    at += (skipped ?? bind)?.[0].length ?? 1
  }
  const rest = text.slice(from)
  return {
    binds: [...new Set(names)],
    render: (place) => parts.map((part, index) => `${part}${place(names[index] ?? '')}`).join('') + rest,
  }
}
