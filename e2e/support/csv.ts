// Reads the portal's csv as a spreadsheet would: quoted cells, the lines above the header and the total below the rows left apart.
export interface Csv {
  header: string[]
  rows: string[][]
}

function cellsOf(line: string): string[] {
  const cells = `${line};`.match(/("(?:[^"]|"")*"|[^;]*);/g) ?? []
  return cells.map((cell) => cell.slice(0, -1).replace(/^"|"$/g, '').replaceAll('""', '"'))
}

/** Blank lines part the heading, the rows and the total; a line break inside quotes does not end a row. */
export function readCsv(text: string): Csv {
  const [, body = ''] = text.replaceAll('\r\n', '\n').split('\n\n')
  const lines = body.split(/\n(?=(?:[^"]*"[^"]*")*[^"]*$)/).filter((line) => line !== '')
  const [header = '', ...rows] = lines
  return { header: cellsOf(header), rows: rows.map(cellsOf) }
}
