// Fills an empty database from a copy: the schema the copy was made with, its rows in one transaction, then the later
// migrations. If killed, it leaves the database empty, or with all rows and at worst without summaries, which the next
// start computes.
import type { KeyObject } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sweepDrafts } from '@portal/db/draft'
import { filePath } from '@portal/db/files'
import { knownMigrations, migrate, type StandingOptions } from '@portal/db/migrate'
import { openPool, type Pool, type PoolClient } from '@portal/db/pool'
import { formatInteger } from '@portal/kit/formats'
import { from as copyFrom } from 'pg-copy-streams'
import { waitTurn } from '../import/import-package.ts'
import { withoutIndexes } from '../load/bulk.ts'
import { tablesIn } from '../load/whole-database.ts'
import { hashOf } from '../package/contents.ts'
import { columnList } from '../package/sql.ts'
import { filesIn, several } from './arquivos.ts'
import { conferir, checkKey, rowsOf } from './conferir.ts'
import { countRows } from './contas.ts'
import { copyNamed, settle } from './disco.ts'
import { BadCopia, folderFault } from './falhas.ts'
import { type Manifesto, readManifesto, type TabelaCopiada, tableFile, versionOf } from './manifesto.ts'
import { thisProgram } from './programa.ts'
import { type TabelaDoBanco, tabelasIn } from './tabelas.ts'
import { checkEmpty, takeBack } from './vazio.ts'

export interface RestauraOptions {
  storeDir: string
  /** Private key that decrypts what visitors wrote. */
  chave?: KeyObject
  /** Skips encrypted tables instead of requiring the key: for a rehearsal, never for a portal. */
  semCifradas?: boolean
  /** Migrations of another program than this one; used by tests. */
  program?: StandingOptions
  log?: (line: string) => void
  progress?: ((line: string, share: number) => void) | undefined
}

export async function restaura(url: string, folder: string, options: RestauraOptions): Promise<Manifesto> {
  const { storeDir, chave, semCifradas = false, program = {}, log = () => {}, progress } = options
  const manifesto = await readManifesto(folder)
  await checkVersion(folder, manifesto, program)
  checkKey(folder, manifesto, chave)
  const isLocked = chave === undefined && !semCifradas
  if (isLocked && manifesto.chave !== undefined) throw new MissingKey(folder, manifesto.chave)
  const pool = openPool(url, { max: 2, applicationName: 'portal-dados' })
  try {
    const client = await pool.connect()
    try {
      await waitTurn(client, log)
      await checkEmpty(client)
      log('Conferindo a cópia…')
      await conferir(folder, { progress })
      log('Preparando as tabelas…')
      await takeBack(client)
      await migrate(url, { ...program, until: manifesto.migracoes.map(({ nome }) => nome) })
      log('Guardando os arquivos…')
      await storeFiles(folder, storeDir)
      await bringRows(client, folder, manifesto, options)
    } finally {
      client.release(true)
    }
    log('Refazendo os resumos…')
    await migrate(url, { ...program })
    await learn(pool)
  } finally {
    await pool.end()
  }
  return manifesto
}

/** The copy has encrypted tables, and no key was given. */
export class MissingKey extends Error {
  constructor(folder: string, digital: string) {
    super(
      `A cópia de ${folder} traz cifrado o que os visitantes escreveram: repita com --chave e o arquivo da ` +
        `chave privada de impressão digital ${digital}. Nada foi mudado.`,
    )
  }
}

type Program = NonNullable<RestauraOptions['program']>

async function checkVersion(folder: string, manifesto: Manifesto, program: Program): Promise<void> {
  const { migracoes } = manifesto
  const theirs = versionOf(manifesto)
  const known = new Map((await knownMigrations(program)).map(({ nome, sha256 }) => [nome, sha256]))
  const ours = thisProgram().versao
  const unknown = migracoes.find(({ nome }) => !known.has(nome))
  if (unknown) {
    throw new BadCopia(
      `A cópia de ${folder} é de um banco mais novo que este programa (tem ${unknown.nome}): é da ` +
        `versão ${theirs}, e esta é a ${ours}. Restaure com a versão ${theirs} ou mais nova. Nada foi mudado.`,
    )
  }
  const other = migracoes.find(({ nome, sha256 }) => known.get(nome) !== sha256)
  if (!other) return
  throw new BadCopia(
    `A cópia de ${folder} é da versão ${theirs}, com outra ${other.nome} que a desta, a ${ours}: ` +
      'restaure com o programa que a fez, sem arquivos mudados. Nada foi mudado.',
  )
}

/**
 * Copies the files into the store. Files already there and intact stay, drafts of a killed run are deleted. Files that
 * no row ends up citing do no harm.
 */
async function storeFiles(folder: string, storeDir: string): Promise<void> {
  try {
    await mkdir(storeDir, { recursive: true })
    const started = (await readdir(storeDir, { withFileTypes: true })).filter((entry) => entry.isDirectory())
    for (const { name } of started) await sweepDrafts(join(storeDir, name))
    await several(filesIn(folder), async ({ sha256, path }) => {
      const target = filePath(storeDir, sha256)
      if ((await hashOf(target).catch(() => undefined)) !== sha256) await copyNamed(path, target)
    })
    await settle(storeDir)
  } catch (error) {
    throw folderFault(error, storeDir)
  }
}

async function bringRows(
  client: PoolClient,
  folder: string,
  manifesto: Manifesto,
  { chave, log = () => {}, progress = () => {} }: RestauraOptions,
): Promise<void> {
  const brought = manifesto.tabelas.filter(({ cifrada }) => !cifrada || chave !== undefined)
  const total = brought.reduce((all, { bytes }) => all + bytes, 0) || 1
  let read = 0
  const advance = (bytes: number): void => progress('Trazendo as linhas', (read += bytes) / total)
  await client.query('begin')
  try {
    const known = new Map((await tabelasIn(client)).map((tabela) => [tabela.nome, tabela]))
    const pairs = brought.map((copiada) => ({
      copiada,
      tabela: known.get(copiada.nome) ?? missingTable(folder, copiada),
    }))
    const names = pairs.map(({ tabela }) => tabela.sql).join(', ')
    await client.query(`lock table ${names} in access exclusive mode`)
    await checkEmpty(client)
    const triggers = await triggersOf(
      client,
      pairs.map(({ tabela }) => tabela),
    )
    await switchTriggers(client, triggers, 'disable')
    log('Trazendo as linhas…')
    await withoutIndexes(client, SCHEMAS, async () => {
      await client.query(`truncate ${names}`)
      for (const { copiada, tabela } of pairs) await bringTable({ client, folder, copiada, tabela, chave, advance })
      log('Refazendo os índices…')
      await client.query(`analyze ${names}`) // Without it the check of a foreign key may take minutes.
    })
    await client.query(`analyze ${names}`) // Again, with the expressions of indexes.
    await switchTriggers(client, triggers, 'enable')
    await continueNumbers(client, manifesto)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const SCHEMAS = ['public', 'atendimento', 'sistema', 'resumo']

function missingTable(folder: string, copiada: TabelaCopiada): never {
  throw new BadCopia(
    `A cópia de ${folder} traz ${copiada.nome}, que as migrações dela não fazem: restaure com o programa que a fez. ` +
      'Nada foi mudado.',
  )
}

interface BringTable {
  client: PoolClient
  folder: string
  copiada: TabelaCopiada
  tabela: TabelaDoBanco
  chave: KeyObject | undefined
  advance: (bytes: number) => void
}

async function bringTable({ client, folder, copiada, tabela, chave, advance }: BringTable): Promise<void> {
  const rows = countRows(advance)
  const sink = client.query(copyFrom(`copy ${tabela.sql} (${columnList(copiada.colunas)}) from stdin (freeze)`))
  await pipeline(rowsOf(folder, copiada, chave), rows.through, sink)
  if (rows.conta.linhas === copiada.linhas && rows.conta.bytes === copiada.bytes) return
  const said = formatInteger(copiada.linhas)
  throw new BadCopia(
    `${tableFile(copiada)} não tem as ${said} linhas que a cópia diz: use outra cópia. Nada foi mudado.`,
  )
}

/**
 * Returns the tables with user triggers, which are disabled while rows are restored: no change is recorded, nobody is
 * notified.
 */
async function triggersOf(client: PoolClient, tabelas: TabelaDoBanco[]): Promise<string[]> {
  const { rows } = await client.query<{ tabela: string }>(
    `select distinct tgrelid::regclass::text as tabela from pg_trigger
    where not tgisinternal and tgrelid = any ($1::regclass[]) order by 1`,
    [tabelas.map(({ sql }) => sql)],
  )
  return rows.map(({ tabela }) => tabela)
}

async function switchTriggers(client: PoolClient, tabelas: string[], how: 'enable' | 'disable'): Promise<void> {
  for (const tabela of tabelas) await client.query(`alter table ${tabela} ${how} trigger user`)
}

/** SQL that renews every column of type `sistema.versao`. */
const VERSIONS = `
select format('update %s set %I = default', a.attrelid::regclass, a.attname) as sql
from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
where a.atttypid = 'sistema.versao'::regtype and not a.attisdropped order by 1`

/**
 * Continues sequences where they were, and renews versions from the clock, so that no response cached before the
 * restore is taken for a current one.
 */
async function continueNumbers(client: PoolClient, { sequencias }: Manifesto): Promise<void> {
  for (const { nome, ultimo } of sequencias) {
    await client.query(
      `select setval(s.oid, greatest(q.last_value, $2)) from pg_class s
      join pg_sequences q on s.oid = format('%I.%I', q.schemaname, q.sequencename)::regclass
        where s.oid = to_regclass($1)`,
      [nome, ultimo],
    )
  }
  const { rows } = await client.query<{ sql: string }>(VERSIONS)
  for (const { sql } of rows) await client.query(sql)
}

/** Vacuums and analyzes the summaries, for the planner and for index-only scans. */
async function learn(pool: Pool): Promise<void> {
  await pool.query(`vacuum (analyze) ${await tablesIn(pool, ['resumo'])}`)
}
