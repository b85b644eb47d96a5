// Writes the description of the data package, in the Frictionless standard, from the tables of the database.
import { constraintsOf, type Constraints } from './constraints.ts'
import { PALAVRAS } from './palavras.ts'
import type { Column, ColumnType, Table } from './tables.ts'

const PROFILES = 'https://datapackage.org/profiles/2.0'

export type FieldType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'datetime'

export const FIELD_TYPES: Record<ColumnType, FieldType> = {
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  text: 'string',
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'datetime',
}

interface Field {
  name: string
  type: FieldType
  description?: string
  example?: string
  constraints?: Constraints
  /** The default that an empty cell takes. */
  padrao?: string
  casasDecimais?: number
  /** The pages that show the field. */
  telas?: string[]
}

/** What the database does not say of a table: an example of each column, and the pages that show it. */
export interface Known {
  exemplos: Readonly<Record<string, string>>
  telas: string[]
}

export interface TableSchema {
  $schema: string
  fields: Field[]
  missingValues: ['']
  primaryKey: string[]
  foreignKeys?: { fields: string[]; reference: { resource: string; fields: string[] } }[]
}

export interface DataPackage {
  $schema: string
  /** Says in the first version of the standard what `$schema` says in the second. */
  profile: 'tabular-data-package'
  name: string
  title: string
  resources: {
    name: string
    path: string
    type: 'table'
    profile: 'tabular-data-resource'
    format: 'csv'
    mediatype: 'text/csv'
    encoding: 'utf-8'
    dialect: { delimiter: ',' }
    description?: string
    schema: TableSchema | string
  }[]
}

export const csvName = (table: Table): string => `${table.nome}.csv`

export function tableSchema(table: Table, known?: Known): TableSchema {
  return {
    $schema: `${PROFILES}/tableschema.json`,
    fields: table.colunas.map((column) => fieldOf(column, table, known)),
    missingValues: [''],
    primaryKey: table.chave,
    ...(table.referencias.length > 0 && {
      foreignKeys: table.referencias.map(({ colunas, tabela, referidas }) => ({
        fields: colunas,
        reference: { resource: tabela === table.nome ? '' : tabela, fields: referidas },
      })),
    }),
  }
}

export function dataPackage(tables: Table[], schemaOf: (table: Table) => TableSchema | string): DataPackage {
  return {
    $schema: `${PROFILES}/datapackage.json`,
    profile: 'tabular-data-package',
    name: 'portal-da-transparencia',
    title: 'Dados do Portal da Transparência',
    resources: tables.map((table) => ({
      name: table.nome,
      path: csvName(table),
      type: 'table',
      profile: 'tabular-data-resource',
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      dialect: { delimiter: ',' },
      ...(table.descricao !== null && { description: table.descricao }),
      schema: schemaOf(table),
    })),
  }
}

/** Formats every JSON file of a package. */
export const toJson = (content: DataPackage | TableSchema): string => `${JSON.stringify(content, null, 2)}\n`

function fieldOf(column: Column, table: Table, known: Known | undefined): Field {
  const constraints: Constraints = { ...(column.obrigatoria && { required: true }) }
  for (const rule of table.regras) Object.assign(constraints, constraintsOf(rule, column))
  const description = column.descricao ?? (known && PALAVRAS[column.nome])
  const example = known?.exemplos[column.nome]
  const padrao = column.padrao === null || column.nula ? undefined : defaultOf(column.padrao)
  return {
    name: column.nome,
    type: FIELD_TYPES[column.tipo],
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
    ...(padrao !== undefined && { padrao }),
    ...(column.escala !== null && { casasDecimais: column.escala }),
    ...(known && { telas: known.telas }),
  }
}

const defaultOf = (expression: string): string =>
  /^'(.*)'::\w+$/.exec(expression)?.[1]?.replaceAll("''", "'") ?? expression
