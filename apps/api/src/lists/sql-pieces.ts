// A walk over the text of a query that sees what is text of its own, such as strings and comments, as one piece.
const PIECE = new RegExp(
  [
    /--[^\n]*/,
    /\/\*[\s\S]*?\*\//,
    /[eE]'(?:[^'\\]|''|\\[\s\S])*'/,
    /'(?:[^']|'')*'/,
    /"(?:[^"]|"")*"/,
    /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$/,
    /::/,
    /:[A-Za-z_]\w*/,
    /[A-Za-z_][\w$]*/,
    /\s+/,
    /[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

export interface Piece {
  readonly at: number
  readonly text: string
}

export function* piecesOf(text: string): Generator<Piece> {
  for (const { index: at, 0: found } of text.matchAll(PIECE)) yield { at, text: found }
}
