// Writes a CSV for spreadsheets, line by line: separated by semicolons, with the mark that tells them it is UTF-8.
import { open } from 'node:fs/promises'
import { UsageError } from '../command.ts'

const BOM = '\uFEFF'
const EOL = '\r\n'

/** Marks a text that a spreadsheet could run as a formula. */
const guard = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quote = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]): string => cells.map((cell) => quote(guard(cell))).join(';') + EOL

export interface Planilha {
  write: (cells: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

export async function openPlanilha(path: string, header: readonly string[]): Promise<Planilha> {
  const file = await open(path, 'w').catch(() => {
    throw new UsageError(`Não se pôde escrever ${path}.`)
  })
  await file.write(BOM + line(header))
  return {
    write: async (cells) => void (await file.write(line(cells))),
    close: () => file.close(),
  }
}
