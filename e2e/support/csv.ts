// Reads the portal's csv as a spreadsheet would: quoted cells, the lines above the header and the total below the rows
// left apart.
export interface Csv {
  header: string[]
  rows: string[][]
}

/** A cell, and what ends it: another of its row, or the row. */
const CELL = /("(?:[^"]|"")*"|[^;\n]*)([;\n])/g

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of `${text.trim()}\n`.matchAll(CELL)) {
    rows.at(-1)?.push(cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Blank lines part the heading, the rows and the total; a line break inside quotes does not end a row. */
export function readCsv(text: string): Csv {
  const [, body = ''] = text.replaceAll('\r\n', '\n').split('\n\n')
  const [header = [], ...rows] = rowsOf(body)
  return { header, rows }
}
