// Writes the files of a new list and its record, from the area, the name of the table and its fields. Returns the text
// of each file by its path, so that a page has rows before anybody writes what is specific to it.
import type { AreaId } from '../packages/catalog/src/area.ts'

export type Tipo = 'texto' | 'codigo' | 'inteiro' | 'dinheiro' | 'decimal' | 'data' | 'sim-nao' | 'documento'

export interface Campo {
  /** Column name. */
  readonly coluna: string
  readonly tipo: Tipo
  readonly rotulo: string
}

export interface Pedido {
  readonly area: AreaId
  /** Table name, in the singular as all tables. */
  readonly tabela: string
  readonly titulo: string
  readonly campos: readonly Campo[]
  /** Names of child tables of the record, also in the singular. */
  readonly partes: readonly string[]
  /** Whether the rows belong to the entity, without a year. */
  readonly semAno: boolean
  /** The menu group of its page. */
  readonly grupo: string
}

/** How a type is written in the table, in the declaration, in the `.sql` and in the demo city. */
interface Kind {
  readonly coluna: (nome: string) => string
  /** The function of kit/fields that creates the field. */
  readonly campo: string
  /** Its expression in the `.sql`, where it is not the column itself. */
  readonly sql?: (nome: string) => string
  /** Whether it is searched and sorted by its accent-free column. */
  readonly isText?: true
  /** The function of kit/filters that creates the filter, and its arguments after the field and its label. */
  readonly filtro?: readonly [de: string, options?: string]
  readonly inventado: (rotulo: string) => string
}

const CPF_OU_CNPJ = String.raw`'^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'`
const SIM_OU_NAO = "[{ value: 'S', label: 'Sim' }, { value: 'N', label: 'Não' }]"

const KINDS: Readonly<Record<Tipo, Kind>> = {
  texto: {
    coluna: () => 'text',
    campo: 'text',
    isText: true,
    filtro: ['contains'],
    inventado: (rotulo) => `\`${rotulo} \${numero}\``,
  },
  codigo: {
    coluna: (nome) => `text check (${nome} ~ '^[0-9A-Z./-]{1,30}$')`,
    campo: 'code',
    isText: true,
    filtro: ['contains'],
    inventado: () => '`${numero}/${yearOf(dia)}`',
  },
  inteiro: { coluna: () => 'int', campo: 'integer', filtro: ['byInteger'], inventado: () => 'random.int(1, 500)' },
  dinheiro: {
    coluna: () => 'numeric(18, 2)',
    campo: 'money',
    inventado: () => 'decimalOf(random.int(10_000, 9_000_000))',
  },
  decimal: {
    coluna: () => 'numeric(14, 2)',
    campo: 'decimal',
    inventado: () => 'decimalOf(random.int(100, 100_000))',
  },
  data: { coluna: () => 'date', campo: 'date', inventado: () => 'isoOf(dia)' },
  'sim-nao': {
    coluna: () => 'boolean',
    campo: 'flag',
    sql: (nome) => `case when t.${nome} then 'S' when not t.${nome} then 'N' end`,
    filtro: ['choice', SIM_OU_NAO],
    inventado: () => 'random.chance(0.5)',
  },
  documento: {
    coluna: (nome) => `text check (${nome} ~ ${CPF_OU_CNPJ})`,
    campo: 'documento',
    filtro: ['byDocumento'],
    inventado: () => 'cnpjFrom(`${12_345_000 + numero}0001`)',
  },
}

export const TIPOS = Object.keys(KINDS) as readonly Tipo[]

const TO_PLURAL: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/ao$/, 'oes'],
  [/m$/, 'ns'],
  [/([aeou])l$/, '$1is'],
  [/([rz])$/, '$1es'],
  [/s$/, 's'],
  [/$/, 's'],
]

/** Returns the plural of a word, or of the first of several. */
export function pluralOf(nome: string): string {
  const [first = '', ...others] = nome.split('_')
  const [ending = /$/, plural = 's'] = TO_PLURAL.find(([each]) => each.test(first)) ?? []
  return [first.replace(ending, plural), ...others].join('_')
}

const camel = (nome: string): string => nome.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const hyphened = (nome: string): string => nome.replaceAll('_', '-')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const titleOf = (nome: string): string => capital(nome.replaceAll('_', ' '))

const inSql = (text: string): string => `'${text.replaceAll("'", "''")}'`
const inCode = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`
const indented = (indent: string, lines: readonly string[]): string =>
  lines.map((line) => `${indent}${line}\n`).join('')

/** Returns an import of the names the text calls, or an empty string if it calls none. */
function importOf(module: string, names: readonly string[], text: string): string {
  const called = names.filter((name) => text.includes(`${name}(`)).sort()
  return called.length === 0 ? '' : `import { ${called.join(', ')} } from '${module}'\n`
}

const FIELDS = ['namesOf', ...TIPOS.map((tipo) => KINDS[tipo].campo)]
const FILTERS = ['periodo', ...new Set(TIPOS.flatMap((tipo) => KINDS[tipo].filtro?.[0] ?? []))]

/** Returns every name of a new list. */
export function namesOf({ area, tabela }: Pick<Pedido, 'area' | 'tabela'>) {
  const plural = pluralOf(tabela)
  const arquivo = hyphened(plural)
  const folder = `packages/catalog/src/${area}`
  const demo = `apps/demo/src/${area}`
  return {
    lista: camel(plural),
    registro: camel(tabela),
    feature: `${camel(plural)}Feature`,
    escrever: `write${capital(camel(plural))}`,
    arquivo,
    path: `/${arquivo}`,
    folder,
    demo,
    declaration: `${folder}/${arquivo}.ts`,
    city: `${demo}/${arquivo}.ts`,
  }
}

const keyOf = ({ tabela, semAno }: Pedido): string[] => ['entidade', ...(semAno ? [] : ['exercicio']), tabela]

interface NewTable {
  readonly nome: string
  readonly descricao: string
  /** Columns and constraints in SQL. */
  readonly lines: readonly string[]
  /** Description of each column whose name alone does not say it (palavras.ts). */
  readonly columns: readonly (readonly [nome: string, descricao: string])[]
}

const createTable = ({ nome, descricao, lines, columns }: NewTable): string => `create table ${nome} (
  ${lines.join(',\n  ')}
);
comment on table ${nome} is ${inSql(`${descricao}.`)};
${indented(
  '',
  columns.map(([coluna, each]) => `comment on column ${nome}.${coluna} is ${inSql(`${each}.`)};`),
)}`

function partTable(pedido: Pedido, parte: string): NewTable {
  const { tabela, titulo } = pedido
  const key = keyOf(pedido)
  return {
    nome: `${tabela}_${parte}`,
    descricao: `${titulo}: ${pluralOf(parte).replaceAll('_', ' ')}`,
    lines: [
      ...key.map((nome) => `${nome} int not null`),
      'sequencia int not null',
      'descricao text',
      'data date',
      `primary key (${[...key, 'sequencia'].join(', ')})`,
      `foreign key (${key.join(', ')}) references ${tabela}`,
    ],
    columns: [
      [tabela, `Número, em ${tabela}.csv`],
      ['sequencia', 'Ordem'],
      ['descricao', 'Descrição'],
      ['data', 'Dia'],
    ],
  }
}

function migration(pedido: Pedido): string {
  const { tabela, titulo, campos, partes, semAno } = pedido
  const own = campos.map(
    ({ coluna, tipo }, i) => `${coluna} ${KINDS[tipo].coluna(coluna)}${i === 0 ? ' not null' : ''}`,
  )
  const table: NewTable = {
    nome: tabela,
    descricao: titulo,
    lines: [
      ...(semAno ? ['entidade int not null references entidade'] : ['entidade int not null', 'exercicio int not null']),
      `${tabela} int not null`,
      ...own,
      `primary key (${keyOf(pedido).join(', ')})`,
      ...(semAno ? [] : ['foreign key (entidade, exercicio) references exercicio']),
    ],
    columns: [
      [tabela, semAno ? 'Número na entidade' : 'Número na entidade e no ano'],
      ...campos.map(({ coluna, rotulo }) => [coluna, rotulo] as const),
    ],
  }
  const tables = [table, ...partes.map((parte) => partTable(pedido, parte))]
  return `-- ${titulo}.\n${tables.map(createTable).join('\n')}`
}

/** Returns the alias as the field names it, quoted where PostgreSQL would fold its case. */
const aliasOf = (nome: string): string => (camel(nome) === nome ? nome : `"${camel(nome)}"`)

function columnsOf({ coluna, tipo }: Pick<Campo, 'coluna' | 'tipo'>): string[] {
  const { sql, isText } = KINDS[tipo]
  const isItself = !sql && camel(coluna) === coluna
  const value = isItself ? `t.${coluna}` : `${sql?.(coluna) ?? `t.${coluna}`} as ${aliasOf(coluna)}`
  return isText ? [value, `sem_acento(t.${coluna}) as "${camel(coluna)}Busca"`] : [value]
}

const listSql = ({ tabela, campos, semAno }: Pedido): string => `select
  ${[{ coluna: tabela, tipo: 'inteiro' } as const, ...campos].flatMap(columnsOf).join(',\n  ')}
from ${tabela} t
where t.entidade = :entidade${semAno ? '' : ' and t.exercicio = :exercicio'}
`

const partSql = (pedido: Pedido, parte: string): string => `select
  p.sequencia,
  p.descricao,
  p.data
from ${pedido.tabela}_${parte} p
where ${keyOf(pedido)
  .map((nome) => `p.${nome} = :${camel(nome)}`)
  .join(' and ')}
order by p.sequencia
`

function partDeclaration({ path }: { path: string }, parte: string): string[] {
  const partes = pluralOf(parte)
  return [
    `${camel(partes)}: many({`,
    `  title: '${titleOf(partes)}',`,
    `  api: '/api${path}/${hyphened(partes)}',`,
    "  fields: { sequencia: integer('Ordem'), descricao: text('Descrição'), data: date('Dia') },",
    "  columns: ['sequencia', 'descricao', 'data'],",
    '}),',
  ]
}

function filtersOf(campos: readonly Campo[]): string[] {
  const day = campos.find(({ tipo }) => tipo === 'data')
  const own = campos.flatMap(({ coluna, tipo, rotulo }) => {
    const [maker, options] = KINDS[tipo].filtro ?? []
    const given = [inCode(camel(coluna)), inCode(rotulo), options].filter((each) => each !== undefined)
    return maker === undefined ? [] : [`${camel(coluna)}: ${maker}(${given.join(', ')}),`]
  })
  return [...own, ...(day ? [`...periodo('${camel(day.coluna)}'),`] : [])]
}

function listDeclaration(pedido: Pedido): string {
  const { tabela, titulo, campos, semAno } = pedido
  const { lista, path, registro } = namesOf(pedido)
  const id = camel(tabela)
  const nome = camel(campos[0]?.coluna ?? '')
  const money = campos.find(({ tipo }) => tipo === 'dinheiro')
  const figures = money ? `, figures: ['${camel(money.coluna)}']` : ''
  const fields = campos.map(({ coluna, tipo, rotulo }) => `${camel(coluna)}: ${KINDS[tipo].campo}(${inCode(rotulo)}),`)
  const asked = `{ entidade, exercicio, ${id}: Number(${id}) }`
  return `export const ${lista} = defineList({
  title: ${inCode(titulo)},
  path: '${path}',
  description: ${inCode(`${titulo} da entidade${semAno ? '' : ' no ano'}.`)},
${semAno ? "  scope: 'entity',\n" : ''}  key: ['${id}'],
  fields: {
    ${id}: integer('Número'),
${indented('    ', fields)}  },
  filters: {
${indented('    ', filtersOf(campos))}  },
  columns: [${campos.map(({ coluna }) => `'${camel(coluna)}'`).join(', ')}],
  sort: { initial: '${nome} asc' },
  rowName: ['${nome}'],
  card: { title: '${nome}'${figures} },
  open: ({ ${id} }, { entidade, exercicio }) => ${registro}Detalhe(${asked}),
  table: '${tabela}',
})`
}

function recordDeclaration(pedido: Pedido): string {
  const { tabela, titulo, campos, partes } = pedido
  const names = namesOf(pedido)
  const { lista, path, registro } = names
  const nome = camel(campos[0]?.coluna ?? '')
  const parts = indented(
    '    ',
    partes.flatMap((parte) => partDeclaration(names, parte)),
  )
  return `export const ${registro} = defineRecord({
  id: '${hyphened(tabela)}',
  name: ${inCode(`${titulo}: detalhes`)},
  description: ${inCode(`Um registro de ${titulo}.`)},
  link: ${registro}Detalhe,
  api: '/api${path}/detalhes',
  list: ${lista},
  isRow: true,
  fields: ${lista}.fields,
  sections: [{ title: 'Dados', fields: namesOf(${lista}.fields) }],
  parts: {${parts === '' ? '' : `\n${parts}  `}},
  title: ({ ${nome} }) => String(${nome}),
  notFound: 'Não encontramos este registro.',
})`
}

function declaration(pedido: Pedido): string {
  const { tabela, titulo, partes, grupo } = pedido
  const { lista, registro, feature, path } = namesOf(pedido)
  const tables = [tabela, ...partes.map((parte) => `${tabela}_${parte}`)].map(inCode)
  const list = listDeclaration(pedido)
  const record = recordDeclaration(pedido)
  return `// ${titulo}: the list, the record of each row and their page in the menu.
${importOf('@portal/kit/fields', FIELDS, list + record)}${importOf('@portal/kit/filters', FILTERS, list)}${importOf(
    '@portal/kit/record',
    ['many'],
    record,
  )}import { recordLink } from '@portal/kit/record-link'
import type { Feature } from '../area.ts'
import { defineList, defineRecord } from './define.ts'

export const ${registro}Detalhe = recordLink('${path}/detalhes', { ${camel(tabela)}: 'integer' })

${list}

${record}

export const ${feature}: Feature = {
  tables: [${tables.join(', ')}],
  list: ${lista},
  record: ${registro},
  menu: { grupo: ${inCode(grupo)}, subtitulo: ${inCode(`${titulo} da entidade`)}, imagem: 'documento' },
}
`
}

const DAY = `      const dia = workingDayBefore(Math.min(dayAt(exercicio, random.int(1, 12), random.int(1, 28)), today))
`

/** Returns the rows of an entity, in each of its years. Rows without a year are numbered across all years. */
function rowsOf(pedido: Pedido): string {
  const { tabela, campos, partes, semAno } = pedido
  const values = campos.map(({ coluna, tipo, rotulo }) => `${coluna}: ${KINDS[tipo].inventado(rotulo)},`)
  const parts = partes.flatMap((parte) => {
    const row = `descricao: \`${titleOf(parte)} \${sequencia}\`, data: isoOf(dia)`
    return ['for (const sequencia of [1, 2]) {', `  sink.put('${tabela}_${parte}', { ...key, sequencia, ${row} })`, '}']
  })
  const hasDay = [...values, ...parts].some((line) => line.includes('(dia)'))
  const year = semAno ? `[i${hasDay ? ', exercicio' : ''}] of years.entries()` : 'exercicio of years'
  return `  for (const ${year}) {
    for (let n = 1; n <= A_YEAR; n++) {
      const numero = ${semAno ? 'A_YEAR * i + n' : 'n'}
${hasDay ? DAY : ''}      const key = { entidade, ${semAno ? '' : 'exercicio, '}${tabela}: numero }
      sink.put('${tabela}', {
        ...key,
${indented('        ', values)}      })
${indented('      ', parts)}    }
  }
`
}

const CALENDAR = ['dayAt', 'isoOf', 'workingDayBefore', 'yearOf']

function city(pedido: Pedido): string {
  const { tabela, titulo } = pedido
  const rows = rowsOf(pedido)
  const isRandom = rows.includes('random.')
  const given = rows.includes('today') ? '{ sink, years, today }' : '{ sink, years }'
  return `// ${titulo} of the demo city: so many of each entity in each year.
${importOf('@portal/kit/cpf-cnpj', ['cnpjFrom'], rows)}import type { WriteFeature } from '../cidade/area.ts'
${importOf('../cidade/calendar.ts', CALENDAR, rows)}${importOf('../cidade/money.ts', ['decimalOf'], rows)}${
    isRandom ? "import { Random, seedOf } from '../cidade/random.ts'\n" : ''
  }
const A_YEAR = 12

export const ${namesOf(pedido).escrever}: WriteFeature = (${given}, { entidade }) => {
${isRandom ? `  const random = new Random(seedOf('${tabela}', entidade))\n` : ''}${rows}}
`
}

/** Returns the files, by path; `number` is that of the migration. */
export function filesOf(pedido: Pedido, number: string): [path: string, content: string][] {
  const { tabela, partes } = pedido
  const { folder, arquivo, declaration: declared, city: invented } = namesOf(pedido)
  return [
    [`packages/db/migrations/${number}-${hyphened(tabela)}.sql`, migration(pedido)],
    [declared, declaration(pedido)],
    [`${folder}/${arquivo}.sql`, listSql(pedido)],
    ...partes.map((parte): [string, string] => [
      `${folder}/${hyphened(tabela)}-${hyphened(pluralOf(parte))}.sql`,
      partSql(pedido, parte),
    ]),
    [invented, city(pedido)],
  ]
}
