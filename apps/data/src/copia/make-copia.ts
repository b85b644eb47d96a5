// Copies everything that cannot be computed again, from one snapshot, while the portal serves. The folder appears
// complete or not at all.
import type { KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { makeFolder, sweepDrafts } from '@portal/db/draft'
import { codeOf } from '@portal/db/errors'
import { compareVersions, VERSION } from '@portal/db/version'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnList } from '../package/sql.ts'
import { bringFiles, copiasIn } from './arquivos.ts'
import { digitalOf } from './chaves.ts'
import { hide } from './cifra.ts'
import { countRows, sum } from './contas.ts'
import { modeOf, settle, sync } from './disco.ts'
import { folderFault } from './falhas.ts'
import { remember } from './lembrada.ts'
import { FORMATO, type Manifesto, tableFile, type TabelaCopiada, writeManifesto } from './manifesto.ts'
import { thisProgram } from './programa.ts'
import { isSecret, sequenciasIn, type TabelaDoBanco, tabelasIn } from './tabelas.ts'
import { firstWritten } from './vazio.ts'

export interface CopiaOptions {
  storeDir: string
  /** Public key that encrypts what visitors wrote. Without it, the copy is refused if they wrote something. */
  para?: KeyObject
  /** Copies what visitors wrote unencrypted, readable by the owner only: for a copy that stays on the machine. */
  semCifra?: boolean
  log?: (line: string) => void
  progress?: ((line: string, share: number) => void) | undefined
}

/** Visitors wrote something, and neither a key nor `semCifra` was given. */
export class NothingToHideWith extends Error {
  constructor() {
    super(
      'Há o que os visitantes escreveram, e falta a chave pública que o cifra: indique-a com --para chave.publica, ' +
        'ou em COPIA_CHAVE. Para fazer o par de chaves: npm run portal -- copia --chaves <pasta>. ' +
        'Uma cópia que não sai desta máquina pode ir sem: --sem-cifra.',
    )
  }
}

/** gzip level: a third smaller than the lowest level, at half again its time (docs/decisions/0065). */
const EFFORT = 3

export async function makeCopia(pool: Pool, folder: string, options: CopiaOptions): Promise<Manifesto> {
  const target = resolve(folder)
  try {
    await checkFree(target)
    await mkdir(dirname(target), { recursive: true })
    await sweepDrafts(dirname(target))
    const [before] = await copiasIn(dirname(target))
    let made: Manifesto | undefined
    const isOurs = await makeFolder(target, async (draft) => {
      made = await fill(pool, draft, before?.folder, options)
      await settle(draft)
    })
    if (!isOurs || !made) throw taken(target)
    await sync(dirname(target))
    await remember(pool, 'copia', { momento: made.momento, pasta: target })
    return made
  } catch (error) {
    throw folderFault(error, target)
  }
}

const taken = (folder: string): Error => new Error(`A pasta ${folder} não está vazia: escolha outra para a cópia.`)

async function checkFree(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length > 0) throw taken(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

async function fill(pool: Pool, draft: string, before: string | undefined, options: CopiaOptions): Promise<Manifesto> {
  const client = await pool.connect()
  try {
    const tabelas = await beginInstant(client, options)
    const hides = options.para !== undefined || options.semCifra
    if (!hides && (await firstWritten(client, ['atendimento'])) !== undefined) throw new NothingToHideWith()
    await mkdir(draft, { mode: 0o750 })
    await mkdir(join(draft, 'tabelas'))
    const introduced = await introduce(client, options)
    const copiadas = await copyTables(client, draft, tabelas, options)
    options.log?.('Copiando os arquivos publicados…')
    const arquivos = await bringFiles({ client, storeDir: options.storeDir, draft, before })
    const whole = { ...introduced, tabelas: copiadas, arquivos }
    await writeManifesto(draft, whole)
    return whole
  } finally {
    client.release(true)
  }
}

/** SQLSTATE 55P03: another session holds a lock on a table, and the wait timed out. */
const LOCK_NOT_AVAILABLE = '55P03'

/** How long the copy waits for a table lock before it says so. */
const PATIENCE = '2s'

/** Locks the tables before the snapshot is taken: a table truncated in between would otherwise look empty. */
async function hold(client: PoolClient, tabelas: readonly TabelaDoBanco[], patience = '0'): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(`set local lock_timeout = '${patience}'`)
  await client.query(`lock table ${tabelas.map(({ sql }) => sql).join(', ')} in access share mode`)
}

async function beginInstant(client: PoolClient, { log }: CopiaOptions): Promise<TabelaDoBanco[]> {
  const tabelas = await tabelasIn(client)
  try {
    await hold(client, tabelas, PATIENCE)
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    await client.query('rollback')
    log?.('O banco está no meio de uma carga ou de uma atualização: a cópia começa quando ela acabar.')
    await hold(client, tabelas)
  }
  const isTheSame = JSON.stringify(await tabelasIn(client)) === JSON.stringify(tabelas)
  if (!isTheSame) throw new Error('O banco mudou de versão enquanto a cópia começava: repita.')
  return tabelas
}

/**
 * Returns the newest version the database was opened by. An older program can still copy a database that the next
 * version already opened, but only the newer one can restore that copy.
 */
async function versionOfDatabase(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ versao: string }>('select versao from instalacao.liberacao')
  return (
    rows
      .map(({ versao }) => versao)
      .toSorted(compareVersions)
      .at(-1) ?? VERSION
  )
}

async function introduce(client: PoolClient, { para }: CopiaOptions): Promise<Omit<Manifesto, 'tabelas' | 'arquivos'>> {
  const rowsOf = async <T extends object>(sql: string): Promise<T[]> => (await client.query<T>(sql)).rows
  return {
    formato: FORMATO,
    programa: thisProgram(),
    banco: { versao: await versionOfDatabase(client) },
    momento: new Date().toISOString(),
    migracoes: await rowsOf('select nome, sha256 from instalacao.migracao order by nome'),
    entidades: await rowsOf('select entidade, nome, cnpj from public.entidade order by 1'),
    ...(para !== undefined && { chave: digitalOf(para) }),
    sequencias: await sequenciasIn(client),
  }
}

async function copyTables(
  client: PoolClient,
  draft: string,
  tabelas: TabelaDoBanco[],
  { para, progress = () => {} }: CopiaOptions,
): Promise<TabelaCopiada[]> {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_table_size(t::regclass) as bytes from unnest($1::text[]) with ordinality u (t, n) order by n',
    [tabelas.map(({ sql }) => sql)],
  )
  const total = rows.reduce((all, { bytes }) => all + bytes, 0) || 1
  let read = 0
  const copiadas: TabelaCopiada[] = []
  for (const [at, tabela] of tabelas.entries()) {
    copiadas.push(await copyTable(client, draft, tabela, isSecret(tabela) ? para : undefined))
    progress('Copiando as tabelas', (read += rows[at]?.bytes ?? 0) / total)
  }
  return copiadas
}

async function copyTable(
  client: PoolClient,
  draft: string,
  { nome, sql, colunas }: TabelaDoBanco,
  para: KeyObject | undefined,
): Promise<TabelaCopiada> {
  const cifrada = para !== undefined
  const path = join(draft, tableFile({ nome, cifrada }))
  const [written, packed] = [countRows(), sum()]
  await pipeline(
    client.query(copyTo(`copy ${sql} (${columnList(colunas)}) to stdout`)),
    written.through,
    createGzip({ level: EFFORT, chunkSize: 2 ** 18 }),
    (content: AsyncIterable<Buffer>) => packed.through(para === undefined ? content : hide(para, nome, content)),
    createWriteStream(path, { flags: 'wx', mode: modeOf(isSecret({ nome })) }),
  )
  return { nome, colunas, ...written.conta, sha256: packed.sha256(), cifrada }
}
