// Detects the format of a file from its first lines, where the package does not declare it, and reports it to the
// person who loads it.
import { open, stat } from 'node:fs/promises'
import { isUtf8 } from 'node:buffer'
import { BRAZILIAN_NUMBERS, type NumberFormat } from './cells.ts'
import { readRecords } from '../csv/csv.ts'
import { decoded, type Encoding } from '../csv/decode.ts'
import { DELIMITERS, type Delimiter, type Resource } from './descriptor.ts'

const SAMPLE_BYTES = 256 * 1024
const LF = 0x0a

export interface Written {
  encoding: Encoding
  delimiter: Delimiter
  /** The number format of each column whose numbers are not in the plain one. */
  numbers: ReadonlyMap<string, NumberFormat>
  /** What was detected without being declared, each in a few words. */
  told: string[]
}

export async function howWritten(resource: Resource): Promise<Written> {
  const bytes = await firstLines(resource.path)
  const encoding = resource.encoding ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  const text = decoded(bytes, encoding)
  const delimiter = resource.delimiter ?? (await delimiterOf(text, resource))
  const rows = await recordsOf(text, delimiter)
  const [guessed, numbers] = numbersOf(rows, resource)
  return {
    encoding,
    delimiter,
    numbers,
    told: [
      ...(resource.encoding === undefined && encoding !== 'utf-8' ? ['codificação windows-1252'] : []),
      ...(resource.delimiter === undefined && delimiter !== ','
        ? [`separador “${delimiter === '\t' ? 'tabulação' : delimiter}”`]
        : []),
      ...(guessed ? ['vírgula decimal'] : []),
    ],
  }
}

/**
 * Reads whole lines, since a character cut in half would be taken for another encoding. Reads nothing from a pipe,
 * since it can be read only once.
 */
async function firstLines(path: string): Promise<Buffer> {
  if (!(await stat(path)).isFile()) return Buffer.alloc(0)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    const read = buffer.subarray(0, bytesRead)
    return bytesRead < SAMPLE_BYTES ? read : read.subarray(0, read.lastIndexOf(LF) + 1)
  } finally {
    await file.close()
  }
}

/** Returns the rows of the sample that can be read. The reading of the whole file reports the others. */
async function recordsOf(text: string, delimiter: Delimiter): Promise<string[][]> {
  const rows: string[][] = []
  try {
    for await (const records of readRecords(oneBlock(text), delimiter))
      rows.push(...records.flatMap(({ cells }) => (cells ? [cells] : [])))
  } catch {
    return rows
  }
  return rows
}

async function* oneBlock(text: string): AsyncGenerator<string> {
  yield text.replace(/^\ufeff/, '')
}

/** Returns the delimiter that separates the most known column names. */
async function delimiterOf(text: string, { table }: Resource): Promise<Delimiter> {
  const names = new Set(table.colunas.map(({ nome }) => nome))
  const header = text.slice(0, text.indexOf('\n') + 1 || undefined)
  let best: { delimiter: Delimiter; known: number } = { delimiter: ',', known: 0 }
  for (const delimiter of DELIMITERS) {
    const [cells = []] = await recordsOf(header, delimiter)
    const known = cells.filter((cell) => names.has(cell)).length
    if (known > best.known) best = { delimiter, known }
  }
  return best.delimiter
}

const COMMA = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/
const POINT = /^-?\d+\.(?:\d{1,2}|\d{4,})$/

/**
 * Guesses the number format. One program wrote the whole file: where some number has a decimal comma and none a decimal
 * point, dots are group separators.
 */
function numbersOf(
  [header = [], ...rows]: string[][],
  { table, numbers }: Resource,
): [guessed: boolean, ReadonlyMap<string, NumberFormat>] {
  const undeclared = table.colunas
    .filter(({ nome, tipo }) => tipo === 'numeric' && !numbers.has(nome))
    .map(({ nome }) => nome)
  const positions = undeclared.map((name) => header.indexOf(name)).filter((position) => position >= 0)
  const cells = rows.flatMap((row) => positions.map((position) => row[position] ?? ''))
  const guessed = cells.some((cell) => COMMA.test(cell)) && !cells.some((cell) => POINT.test(cell))
  return [
    guessed,
    guessed ? new Map([...numbers, ...undeclared.map((name) => [name, BRAZILIAN_NUMBERS] as const)]) : numbers,
  ]
}
