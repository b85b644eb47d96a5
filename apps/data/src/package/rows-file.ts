// Generates `rows.ts`: one type for a row of each table, so that code that writes rows cannot swap two columns.
import type { Column, ColumnType, Table } from './tables.ts'

const TYPES: Readonly<Record<ColumnType, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'string',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'string',
}

const HEADING = `// Generated from the tables by \`npm run generate\`: a row of each as it is written, and its
// columns in order, parents first.
// Decimals, dates and moments travel as text.
`

const fieldOf = ({ nome, tipo, nula }: Column): string =>
  `    ${nome}${nula ? '?' : ''}: ${TYPES[tipo]}${nula ? ' | null | undefined' : ''}`

const rowOf = ({ nome, colunas }: Table): string => `  ${nome}: {\n${colunas.map(fieldOf).join('\n')}\n  }`

function columnsOf({ nome, colunas }: Table): string {
  const lines: string[] = ['']
  for (const { nome: coluna } of colunas) {
    const line = lines.at(-1) ?? ''
    if (line.length + coluna.length > 112) lines.push(`'${coluna}',`)
    else lines[lines.length - 1] = `${line} '${coluna}',`.trimStart()
  }
  return `  ${nome}: [\n${lines.map((line) => `    ${line}`).join('\n')}\n  ],`
}

export const rowsFile = (tables: readonly Table[]): string => `${HEADING}
export interface Rows {
${tables.map(rowOf).join('\n')}
}

export type TableName = keyof Rows

export const COLUMNS = {
${tables.map(columnsOf).join('\n')}
} as const satisfies { [T in TableName]: readonly (keyof Rows[T])[] }

export const TABLE_NAMES = Object.keys(COLUMNS) as readonly TableName[]
`
