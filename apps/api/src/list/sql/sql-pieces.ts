// A walk over the text of a query that sees what is text of its own, such as strings and comments, as one piece.
const PIECES = [
  /--[^\n]*/y,
  /\/\*[\s\S]*?\*\//y,
  /[eE]'(?:[^'\\]|''|\\[\s\S])*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$/y,
  /::/y,
  /:[A-Za-z_]\w*/y,
  /[A-Za-z_][\w$]*/y,
  /[\s\S]/y,
]

export interface Piece {
  readonly at: number
  readonly text: string
}

export function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; ) {
    let found = ''
    for (const pattern of PIECES) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match) {
        found = match[0]
        break
      }
    }
    yield { at, text: found }
    at += found.length
  }
}
