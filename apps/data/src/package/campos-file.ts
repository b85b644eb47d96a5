// Writes a page with every field of every table: its meaning, an example, whether it may be empty, and the pages that
// show it.
import type { TableSchema } from './schema.ts'
import type { Table } from './tables.ts'

const HEADING = `# Os campos, tabela por tabela

Gerado das tabelas por \`npm run generate\`. Os exemplos são do [pacote de exemplo](exemplo/), que se importa como está.
`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const LONGEST = 60
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

function sectionOf([table, { fields }]: readonly [Table, TableSchema]): string {
  const telas = fields[0]?.telas ?? []
  const rows = fields.map(({ name, description = '', example, constraints, padrao }) => {
    const empty = constraints?.required ? 'obrigatório' : padrao === undefined ? 'pode faltar' : `vazio, ${padrao}`
    return (
      `| \`${name}\` | ${cell(description)} | ${example === undefined ? '' : `\`${cell(short(example))}\``} | ` +
      `${empty} |`
    )
  })
  return [
    `## ${table.nome}`,
    '',
    table.descricao ?? '',
    '',
    `Aparece em: ${telas.join(', ')}.`,
    '',
    '| campo | o que é | exemplo | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

export const camposFile = (schemas: readonly (readonly [Table, TableSchema])[]): string =>
  [HEADING, ...schemas.map(sectionOf)].join('\n')
