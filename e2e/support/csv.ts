// Parses the portal's CSV as a spreadsheet would: quoted cells, without the lines above the header nor the total below
// the rows.
export interface Csv {
  header: string[]
  rows: string[][]
}

/** Matches a cell and its terminator: the next cell of the row, or the end of the row. */
const CELL = /("(?:[^"]|"")*"|[^;\n]*)([;\n])/g

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of `${text.trim()}\n`.matchAll(CELL)) {
    rows.at(-1)?.push(cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/**
 * Returns header and rows. Blank lines separate the heading, the rows and the total; a line break inside quotes does
 * not end a row.
 */
export function readCsv(text: string): Csv {
  const [, body = ''] = text.replaceAll('\r\n', '\n').split('\n\n')
  const [header = [], ...rows] = rowsOf(body)
  return { header, rows }
}
