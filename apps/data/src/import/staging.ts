// Copies a file into a temporary table with the same columns, checking each cell. A row with faults is copied too,
// without its faulty cells, so that one wrong amount is not reported again as a hundred orphans.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatInteger } from '@portal/kit/formats'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Cell, copyLine } from '../load/copy.ts'
import { constraintsOf } from '../package/constraints.ts'
import { columnList, id } from '../package/sql.ts'
import type { Column, Table } from '../package/tables.ts'
import { BadCell, type CellReader, cellReader, PLAIN_NUMBERS } from './cells.ts'
import { type CsvRecord, readRecords } from '../csv/csv.ts'
import { readText, UnreadableFile } from '../csv/decode.ts'
import { howWritten, type Written } from './dialect.ts'
import type { Resource } from './descriptor.ts'
import type { Faults } from './faults.ts'

export interface Staged {
  resource: Resource
  table: Table
  /** Temporary table: the table's columns, `_linha` and `_inteira` (no cell was refused). */
  stage: string
  rows: number
  /** Whether every row was read with its key, so that a key not found here is really absent. */
  keysKnown: boolean
}

/** Returns those with rows: a file with only a header has nothing to check or write. */
export const withRows = (staged: readonly Staged[]): Staged[] => staged.filter(({ rows }) => rows > 0)

interface CellSpec {
  nome: string
  read: CellReader
  required: boolean
  isKey: boolean
}

/** Position of `_inteira` in a staged row. */
const WHOLE = 1

const ROWS_A_MESSAGE = 250_000

export async function stageFile(
  client: ClientBase,
  resource: Resource,
  faults: Faults,
  log: (line: string) => void,
): Promise<Staged> {
  const { table, file } = resource
  const staged: Staged = { resource, table, stage: id(`entrada_${table.nome}`), rows: 0, keysKnown: true }
  const columns = table.colunas.map(({ nome, tipo }) => `${id(nome)} ${tipo}`)
  await client.query(`create temp table ${staged.stage} (_linha bigint, _inteira boolean, ${columns.join(', ')})`)
  const target = `${staged.stage} (_linha, _inteira, ${columnList(table.colunas.map(({ nome }) => nome))})`
  await pipeline(Readable.from(copyLines(staged, faults, log)), client.query(copyFrom(`copy ${target} from stdin`)))
  if (staged.rows > 0) {
    await fillKeys(client, staged)
    await client.query(`analyze ${staged.stage}`)
  }
  log(`${file}: ${formatInteger(staged.rows)} ${staged.rows === 1 ? 'linha lida' : 'linhas lidas'}`)
  return staged
}

/** Fills empty key columns with their default before rows are compared by key. */
async function fillKeys(client: ClientBase, { table, stage }: Staged): Promise<void> {
  const references = table.referencias.flatMap(({ colunas }) => colunas)
  const filled = table.colunas.filter(
    ({ nome, padrao, nula }) => padrao !== null && !nula && [...table.chave, ...references].includes(nome),
  )
  for (const { nome, padrao } of filled)
    await client.query(`update ${stage} set ${id(nome)} = ${padrao} where ${id(nome)} is null`)
}

async function* copyLines(staged: Staged, faults: Faults, log: (line: string) => void): AsyncGenerator<string> {
  const { file, path } = staged.resource
  const written = await howWritten(staged.resource)
  const { encoding, delimiter, told } = written
  if (told.length > 0)
    log(`${file}: lido com ${told.join(', ')}; o datapackage.json não diz como o arquivo está escrito`)
  let rows: RowReader | undefined
  try {
    for await (const records of readRecords(readText(path, encoding), delimiter)) {
      let block = ''
      for (const record of records) {
        if (rows) block += rows.read(record)
        else rows = readHeader(record, staged, faults, written)
        if (!rows || faults.isFull) break
        if (staged.rows % ROWS_A_MESSAGE === 0 && staged.rows > 0) log(`${file}: ${formatInteger(staged.rows)} linhas…`)
      }
      if (!rows || faults.isFull) break
      if (block !== '') yield block
    }
    if (!rows && faults.count === 0) faults.add({ file, line: 1, reason: 'o arquivo está vazio: falta o cabeçalho' })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    faults.add({ file, line: error.line, reason: error.message })
    staged.keysKnown = false
  }
  if (!rows || faults.isFull) staged.keysKnown = false
}

const patternOf = (column: Column, table: Table): string | undefined =>
  table.regras.flatMap((rule) => constraintsOf(rule, column)?.pattern ?? [])[0]

/** Returns whether the line ends with a delimiter, as some programs write every line. */
const hasTail = (cells: readonly string[]): boolean => cells.length > 1 && cells.at(-1) === ''

function readHeader(
  { cells: names = [], line }: CsvRecord,
  staged: Staged,
  faults: Faults,
  written: Written,
): RowReader | undefined {
  const { resource, table } = staged
  const { file } = resource
  const before = faults.count
  const tail = hasTail(names)
  const cells = tail ? names.slice(0, -1) : names
  const known = new Set(table.colunas.map(({ nome }) => nome))
  for (const [position, field] of cells.entries()) {
    if (!known.has(field)) faults.add({ file, line, field, reason: `a tabela ${table.nome} não tem esta coluna` })
    else if (cells.indexOf(field) < position) faults.add({ file, line, field, reason: 'a coluna aparece duas vezes' })
  }
  for (const { nome, obrigatoria } of table.colunas) {
    if (obrigatoria && !cells.includes(nome))
      faults.add({ file, line, field: nome, reason: 'falta esta coluna obrigatória' })
  }
  return faults.count === before ? new RowReader(cells, tail, staged, faults, written) : undefined
}

class RowReader {
  readonly #staged: Staged
  readonly #faults: Faults
  readonly #width: number
  /** Whether every line ends with a delimiter. */
  readonly #tail: boolean
  readonly #positions: number[]
  readonly #specs: CellSpec[]

  constructor(header: string[], tail: boolean, staged: Staged, faults: Faults, { numbers }: Written) {
    const { table } = staged
    this.#staged = staged
    this.#faults = faults
    this.#width = header.length
    this.#tail = tail
    this.#positions = table.colunas.map(({ nome }) => header.indexOf(nome))
    this.#specs = table.colunas.map((column) => ({
      nome: column.nome,
      read: cellReader(column, numbers.get(column.nome) ?? PLAIN_NUMBERS, patternOf(column, table)),
      required: column.obrigatoria,
      isKey: table.chave.includes(column.nome),
    }))
  }

  /** Returns the row as COPY reads it, or an empty string when the line cannot be split into cells. */
  read({ line, cells: found }: CsvRecord): string {
    const cells = this.#tail && found && hasTail(found) ? found.slice(0, -1) : found
    const staged = this.#staged
    const { file } = staged.resource
    staged.rows++
    if (!cells || cells.length !== this.#width) {
      const reason = cells
        ? `a linha tem ${cells.length} campos e o cabeçalho tem ${this.#width}`
        : 'as aspas desta linha não formam CSV'
      this.#faults.add({ file, line, reason })
      staged.keysKnown = false
      return ''
    }
    const row: Cell[] = [line, true]
    for (const [position, spec] of this.#specs.entries()) {
      const value = readCell(cells[this.#positions[position] ?? -1] ?? '', spec)
      if (value instanceof BadCell) {
        this.#faults.add({ file, line, field: spec.nome, reason: value.reason })
        if (spec.isKey) staged.keysKnown = false
        row[WHOLE] = false
        row.push(null)
      } else {
        row.push(value)
      }
    }
    return copyLine(row)
  }
}

function readCell(cell: string, { read, required }: CellSpec): string | null | BadCell {
  if (cell !== '') return read(cell)
  return required ? new BadCell('é obrigatório e está vazio') : null
}
