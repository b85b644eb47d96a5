// Reads datapackage.json: which files there are and their format. The meaning of the rows comes from the database
// alone.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { messageOf } from '@portal/db/errors'
import type { Table } from '../package/tables.ts'
import { PLAIN_NUMBERS, type NumberFormat } from './cells.ts'
import { encodingOf, type Encoding } from '../csv/decode.ts'
import { type Faults, FaultyPackage } from './faults.ts'

export interface Resource {
  table: Table
  /** The file name as the package gives it. */
  file: string
  path: string
  /** As declared; what is not declared is detected from the file (dialect.ts). */
  encoding: Encoding | undefined
  delimiter: Delimiter | undefined
  numbers: ReadonlyMap<string, NumberFormat>
}

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

type Json = Record<string, unknown>

const DESCRIPTOR = 'datapackage.json'

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The dialect options supported. Any other would make the file be read wrongly, so it is refused. */
const DIALECT: Record<string, readonly unknown[]> = {
  delimiter: DELIMITERS,
  header: [true],
  headerRows: [[1]],
  quoteChar: ['"'],
  doubleQuote: [true],
  lineTerminator: ['\n', '\r\n'],
  skipInitialSpace: [false],
}

/** Returns the resources in the order their tables load, and adds what is wrong to the faults. */
export async function readDescriptor(folder: string, tables: Table[], faults: Faults): Promise<Resource[]> {
  const fail = (reason: string, field?: string): undefined => {
    faults.add({ file: DESCRIPTOR, ...(field !== undefined && { field }), reason })
    return undefined
  }
  const content = await readJson(folder, DESCRIPTOR).catch((error: unknown) => fail(messageOf(error)))
  if (!content) throw new FaultyPackage(faults)
  if (content['publico'] === true) {
    fail(
      'este pacote é o que todos veem (export --publico): tem documentos mascarados e pessoas encobertas, e ' +
        'carregá-lo poria isso no lugar das linhas inteiras; carregue um pacote inteiro, ou restaure uma cópia',
      'publico',
    )
    throw new FaultyPackage(faults)
  }
  const listed = content['resources']
  if (!Array.isArray(listed) || listed.length === 0) {
    fail('não lista nenhum arquivo', 'resources')
    throw new FaultyPackage(faults)
  }
  const found = new Map<Table, Resource>()
  for (const [position, item] of listed.entries()) {
    const where = `resources[${position}]`
    const table = isObject(item) ? tables.find(({ nome }) => nome === item['name']) : undefined
    if (!isObject(item) || !table) {
      fail(`${JSON.stringify(isObject(item) ? item['name'] : item)} não é uma tabela do portal`, `${where}.name`)
    } else if (found.has(table)) {
      fail(`a tabela ${table.nome} aparece mais de uma vez`, `${where}.name`)
    } else {
      const resource = await readResource(folder, table, item, (field, reason) => fail(reason, `${where}.${field}`))
      if (resource) found.set(table, resource)
    }
  }
  for (const file of await unlisted(folder, listed))
    faults.add({ file, reason: `o arquivo está na pasta, mas o ${DESCRIPTOR} não o lista` })
  return tables.flatMap((table) => found.get(table) ?? [])
}

/** Returns the CSV files of the folder that the package does not list: they would be ignored in silence. */
async function unlisted(folder: string, listed: readonly unknown[]): Promise<string[]> {
  const paths = new Set(listed.map((item) => (isObject(item) ? item['path'] : undefined)))
  return (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv') && !paths.has(name)).sort()
}

type Refuse = (field: string, reason: string) => undefined

async function readResource(folder: string, table: Table, item: Json, refuse: Refuse): Promise<Resource | undefined> {
  const file = item['path']
  if (typeof file !== 'string' || !isInside(file))
    return refuse('path', 'deve ser o nome de um arquivo dentro da pasta do pacote')
  if (!existsSync(join(folder, file))) return refuse('path', `o arquivo ${file} não está na pasta`)
  const declared = item['encoding']
  const encoding = typeof declared === 'string' ? encodingOf(declared) : undefined
  if (declared !== undefined && !encoding)
    return refuse('encoding', `${JSON.stringify(declared)} não é aceita: use "utf-8" ou "windows-1252"`)
  const dialect = await readPart(folder, item['dialect'] ?? {}, (reason) => refuse('dialect', reason))
  const schema = await readPart(folder, item['schema'] ?? {}, (reason) => refuse('schema', reason))
  if (!dialect || !schema) return undefined
  for (const [option, accepted] of Object.entries(DIALECT)) {
    const [written, possible] = [JSON.stringify(dialect[option]), accepted.map((value) => JSON.stringify(value))]
    if (option in dialect && !possible.includes(written)) {
      return refuse(`dialect.${option}`, `${written} não é aceito: use ${possible.join(' ou ')}`)
    }
  }
  const numbers = readNumberFormats(schema, refuse)
  if (!numbers) return undefined
  return {
    table,
    file,
    path: join(folder, file),
    encoding,
    delimiter: DELIMITERS.find((known) => known === dialect['delimiter']),
    numbers,
  }
}

/** The date formats supported, which cannot be mistaken for each other. */
const DATE_FORMATS: ReadonlySet<unknown> = new Set(['default', 'any', '%Y-%m-%d', '%d/%m/%Y'])

function readNumberFormats(schema: Json, refuse: Refuse): Map<string, NumberFormat> | undefined {
  const { fields = [], missingValues } = schema
  if (missingValues !== undefined && JSON.stringify(missingValues) !== '[""]') {
    return refuse('schema.missingValues', 'só a célula vazia é valor ausente: use [""]')
  }
  if (!Array.isArray(fields)) return refuse('schema.fields', 'deve ser uma lista de campos')
  const formats = new Map<string, NumberFormat>()
  for (const field of fields.filter(isObject)) {
    const {
      name,
      format = 'default',
      decimalChar = PLAIN_NUMBERS.decimalChar,
      groupChar = PLAIN_NUMBERS.groupChar,
    } = field
    if (typeof name !== 'string') return refuse('schema.fields', 'cada campo deve ter um nome')
    const where = `schema.fields.${name}`
    if (!DATE_FORMATS.has(format)) return refuse(where, `o formato ${JSON.stringify(format)} não é aceito`)
    if (decimalChar !== '.' && decimalChar !== ',') return refuse(where, 'decimalChar deve ser "." ou ","')
    if (groupChar !== '' && groupChar !== '.' && groupChar !== ',')
      return refuse(where, 'groupChar deve ser "." ou ","')
    if (groupChar === decimalChar) return refuse(where, 'groupChar e decimalChar não podem ser iguais')
    formats.set(name, { decimalChar, groupChar })
  }
  return formats
}

/** Reads a dialect or schema, written in place or in a file of the package. */
async function readPart(
  folder: string,
  part: unknown,
  refuse: (reason: string) => undefined,
): Promise<Json | undefined> {
  if (isObject(part)) return part
  if (typeof part !== 'string' || !isInside(part))
    return refuse('deve estar escrito aqui ou em um arquivo da pasta do pacote')
  return readJson(folder, part).catch((error: unknown) => refuse(messageOf(error)))
}

const isInside = (file: string): boolean =>
  file !== '' && !isAbsolute(file) && !/(^|[/\\])\.\.([/\\]|$)|:\/\//.test(file)

async function readJson(folder: string, file: string): Promise<Json> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => {
    throw new Error(`o arquivo ${file} não pôde ser lido em ${folder}`)
  })
  const content: unknown = (() => {
    try {
      return JSON.parse(text.replace(/^\ufeff/, ''))
    } catch {
      return undefined
    }
  })()
  if (!isObject(content)) throw new Error(`o arquivo ${file} não é um objeto JSON`)
  return content
}
