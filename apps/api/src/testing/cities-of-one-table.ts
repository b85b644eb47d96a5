// Builds a city for each table of facts: an entity of its own with one row of that table, and of those it cites, and
// nothing in any column that a source may leave out. What such a city shows can come from nowhere else.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { importPackage } from '../../../data/src/import/import-package.ts'
import { hasColumn, readTables, type Table } from '../../../data/src/package/tables.ts'
import { optionalColumns } from '../../../data/src/testing/sparse-city.ts'
import type { SampleRow } from './insert.ts'
import { sampleRows } from './sample-rows.ts'

export const EXERCICIO = 2026
/** The day of every fact. */
export const DIA = `${EXERCICIO}-03-17`
/** The entity that publishes nothing, to compare with. */
export const VAZIA = 1000

export interface City {
  readonly table: string
  readonly entidade: number
  /** Rows by table, without those of the entity and its year. */
  readonly rows: ReadonlyMap<string, readonly SampleRow[]>
}

/** Tables of every city: who publishes, and for which year. */
const WHO = new Set(['entidade', 'exercicio'])
/** Tables that say how the portal behaves, and state no fact of the city. */
const OF_THE_PORTAL = new Set(['anexo', 'configuracao', 'menu', 'nota_explicativa', 'parametro', 'protecao'])

/** The only file of all cities. */
const CONTENT = Buffer.from('Conteúdo de um arquivo publicado.')
export const ARQUIVO: SampleRow = {
  arquivo: 4007,
  nome: 'dito.txt',
  tipo_conteudo: 'text/plain',
  tamanho: CONTENT.length,
  data: `${DIA}T10:00:00-03:00`,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
}

/** Values that the rules of a table ask for, and that its columns alone do not tell. */
const ASKED: Readonly<Record<string, SampleRow>> = {
  adiantamento: { exercicio: EXERCICIO },
  audiencia_publica: { tipo: 2 },
  bem: { tipo: 'M' },
  cedencia: { tipo_movimentacao: 90 },
  convenio: { tipo: 'R' },
  documento_orcamento: { link: 'https://exemplo.invalid/documento', arquivo: null },
  empenho: { unidade_orcamentaria: '0201' },
  lei_vinculada: { vinculada: 4990 },
  populacao: { ano: EXERCICIO },
  publicacao: { link: 'https://exemplo.invalid/publicacao', arquivo: null },
}

type Rows = Map<string, readonly SampleRow[]>

const TIPO_ATO: SampleRow = { tipo_ato: 1, descricao: 'Dito tipo_ato_contrato descricao' }

/** What a table asks of the rows of others, before its own is made. */
const PREPARED: Readonly<Record<string, (rows: Rows) => void>> = {
  contrato: (rows) => void rows.set('tipo_ato_contrato', [TIPO_ATO]),
  bem_imovel: (rows) =>
    void rows.set(
      'bem',
      (rows.get('bem') ?? []).map((bem) => ({ ...bem, tipo: 'I' })),
    ),
  lei_vinculada: (rows) => {
    const leis = rows.get('lei_ato') ?? []
    rows.set('lei_ato', [...leis, ...leis.map((lei) => ({ ...lei, lei: 4990 }))])
  },
}

const entidadeRow = (entidade: number): SampleRow => ({
  entidade,
  nome: `Cidade ${entidade}`,
  cnpj: cnpjFrom(`${entidade}00000001`.padStart(12, '1')),
  tipo: 'E',
})

/** Returns the row of a table in a city, after adding those it cites. */
function addRows(
  table: Table,
  { entidade, rows }: { entidade: number; rows: Rows },
  byName: ReadonlyMap<string, Table>,
): void {
  if (rows.has(table.nome) || WHO.has(table.nome) || table.nome === 'arquivo') return
  const optional = new Set(optionalColumns(table))
  for (const { tabela, colunas } of table.referencias) {
    const cited = byName.get(tabela)
    if (cited && tabela !== table.nome && !colunas.some((name) => optional.has(name)))
      addRows(cited, { entidade, rows }, byName)
  }
  PREPARED[table.nome]?.(rows)
  const required = {
    ...table,
    colunas: table.colunas.filter(({ nome }) => !optional.has(nome)),
    referencias: table.referencias.filter(({ colunas }) => !colunas.some((name) => optional.has(name))),
  }
  const known: Record<string, readonly SampleRow[]> = {
    entidade: [entidadeRow(entidade)],
    exercicio: [{ entidade, exercicio: EXERCICIO }],
    arquivo: [ARQUIVO],
  }
  const ofReferences = new Set(required.referencias.flatMap(({ colunas }) => colunas))
  const said = Object.fromEntries(
    required.colunas.flatMap(({ nome, tipo }, place): [string, () => SampleRow[string]][] => {
      const asked = ASKED[table.nome]?.[nome]
      if (asked !== undefined) return [[nome, () => asked]]
      if (ofReferences.has(nome) || nome === 'entidade' || nome === 'exercicio') return []
      if (tipo === 'date') return [[nome, () => DIA]]
      if (/^(ano|exercicio)(_|$)/.test(nome)) return [[nome, () => EXERCICIO]]
      if (table.regras.some(({ colunas }) => colunas.includes(nome))) return []
      if (tipo === 'text') return [[nome, () => `Dito ${table.nome} ${nome}`]]
      return tipo === 'integer' || tipo === 'bigint' ? [[nome, () => 4100 + place]] : []
    }),
  )
  const [row = {}] = sampleRows(required, {
    entidade,
    exercicio: EXERCICIO,
    rows: 1,
    said,
    cited: ({ tabela }) => known[tabela] ?? rows.get(tabela) ?? [],
  })
  const withDefault = new Set(table.colunas.filter(({ padrao }) => padrao !== null).map(({ nome }) => nome))
  const stated = Object.entries(row).filter(
    ([name]) => !withDefault.has(name) || ofReferences.has(name) || table.chave.includes(name),
  )
  rows.set(table.nome, [{ ...Object.fromEntries(stated), ...ASKED[table.nome] }])
}

const written = (value: SampleRow[string]): string =>
  value === null || value === undefined ? '' : `"${String(value).replaceAll('"', '""')}"`

function csvOf(rows: readonly SampleRow[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]): string => `${cells.join(',')}\n`
  return line(names) + rows.map((row) => line(names.map((name) => written(row[name])))).join('')
}

/** Returns a city for each table with an entity; the tables without one are cited by those. */
export async function citiesOfOneTable(pool: Pool): Promise<City[]> {
  const tables = await readTables(pool)
  const byName = new Map(tables.map((table) => [table.nome, table]))
  const facts = tables.filter(
    (table) => !WHO.has(table.nome) && !OF_THE_PORTAL.has(table.nome) && hasColumn(table, 'entidade'),
  )
  return facts.map((table, i) => {
    const rows: Rows = new Map()
    const entidade = VAZIA + 1 + i
    addRows(table, { entidade, rows }, byName)
    return { table: table.nome, entidade, rows }
  })
}

/** Writes all of them, and the empty one, as one package, and removes it when it was used. */
export async function withPackageOf(cities: readonly City[], use: (folder: string) => Promise<unknown>): Promise<void> {
  const entidades = [VAZIA, ...cities.map(({ entidade }) => entidade)]
  const all = new Map<string, readonly SampleRow[]>([
    ['entidade', entidades.map(entidadeRow)],
    ['exercicio', entidades.map((entidade) => ({ entidade, exercicio: EXERCICIO }))],
  ])
  for (const { rows } of cities) {
    for (const [table, own] of rows) {
      const isShared = own.some((row) => row['entidade'] === undefined)
      if (!isShared || !all.has(table)) all.set(table, [...(all.get(table) ?? []), ...own])
    }
  }
  all.set('arquivo', [ARQUIVO])
  const folder = await mkdtemp(join(tmpdir(), 'portal-cidades-'))
  await mkdir(join(folder, 'arquivos'))
  await writeFile(join(folder, 'arquivos', String(ARQUIVO['sha256'])), CONTENT)
  const resources = await Promise.all(
    [...all].map(async ([name, rows]) => {
      await writeFile(join(folder, `${name}.csv`), csvOf(rows))
      return { name, path: `${name}.csv` }
    }),
  )
  await writeFile(join(folder, 'datapackage.json'), JSON.stringify({ name: 'cidades', resources }))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const loadCities = (pool: Pool, storeDir: string, cities: readonly City[]): Promise<void> =>
  withPackageOf(cities, (folder) => importPackage(pool, folder, { storeDir }))
