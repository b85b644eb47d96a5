// Splits SQL into tokens; a string, a comment or a quoted name is one token, so that nothing is found inside it.
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
