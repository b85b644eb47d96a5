// Loads a data package, from the folder to the commit: reads everything, refuses it if anything is wrong, and writes
// only the rows that differ, all or none.
import { avisarInteressados } from '@portal/atendimento/contratacao/interessados'
import { LOADING } from '@portal/db/locks'
import { formatInteger } from '@portal/kit/formats'
import type { Pool, PoolClient } from 'pg'
import { emptyEverything, emptyVisitors, isDemo } from '../load/whole-database.ts'
import { hasVisitors, unpackVisitors } from '../package/atendimento.ts'
import { coveredTables } from '../package/covered.ts'
import { id } from '../package/sql.ts'
import { readTables, type Table } from '../package/tables.ts'
import { wideDecisions } from '../protecao/alcance.ts'
import { obeyInStage } from './taken-down.ts'
import { avisosOfFiles, avisosOfYears } from './avisos.ts'
import { checkContents, storeContents } from './contents.ts'
import { readDescriptor } from './descriptor.ts'
import { Faults, FaultyPackage } from './faults.ts'
import { type Changes, type Count, removeAbsent, upsert } from './merge.ts'
import { rebuild, type Rebuilt, rebuiltIn } from './rebuild.ts'
import { checkRemoval, createScope, greatLosses, type Removal, removes } from './removal.ts'
import { stageFile, type Staged, withRows } from './staging.ts'
import { validate } from './validate.ts'

export interface ImportOptions {
  storeDir: string
  /** Key that decrypts what visitors wrote, if the package has it. */
  chave?: string
  limit?: number
  removal?: Removal
  /** Replaces the demo, which may not be mixed with a city. */
  replacesDemo?: boolean
  /**
   * Called before a removal deletes a large part of a table, with one sentence for each. Nothing is written if it
   * returns false.
   */
  mayRemove?: (losses: string[]) => Promise<boolean>
  /** Called, with one sentence for each, when decisions would cover a large share of the creditors. */
  mayCover?: (wide: string[]) => Promise<boolean>
  log?: (line: string) => void
  /** The public origin of the portal, for the e-mails to those who follow what the load changes. */
  portal?: string | undefined
}

export interface ImportSummary extends Rebuilt {
  changes: Changes[]
  /** What was accepted but should be looked at, each in a sentence. */
  avisos: string[]
}

/** The person who loads did not confirm the rows to be deleted. */
export class RemovalNotConfirmed extends Error {
  constructor(losses: string[]) {
    super(`${losses.join('; ')}. Nada foi gravado: se é isso mesmo, repita com --sim.`)
  }
}

/** A decision covers a large share of the creditors, and the person who loads did not confirm it. */
export class CoverNotConfirmed extends Error {
  constructor(wide: string[]) {
    super(
      `${wide.join('; ')}. Nada foi gravado: veja a quem alcança com npm run portal -- protecao --tipo … --valor …; ` +
        'se é isso mesmo, repita com --sim.',
    )
  }
}

/** The database holds the demo, and `replacesDemo` was not given. */
export class DemoInTheWay extends Error {
  constructor() {
    super(
      'O banco tem a cidade de demonstração, e os dados de uma cidade não se misturam com ela. ' +
        'Repita com --no-lugar-da-demonstracao para pôr o pacote no lugar dela, ou comece de um banco vazio: npm ' +
        'start -- --vazio.',
    )
  }
}

export async function importPackage(pool: Pool, folder: string, options: ImportOptions): Promise<ImportSummary> {
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit to off')
    await waitTurn(client, options.log)
    return await load(client, folder, options)
  } finally {
    client.release(true)
  }
}

/** Waits for the advisory lock that every load takes before it replaces or adds facts. */
export async function waitTurn(client: PoolClient, log: (line: string) => void = () => {}): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOADING])
  if (rows[0]?.mine) return
  log('Outra carga está em andamento; esperando que termine…')
  await client.query('select pg_advisory_lock($1)', [LOADING])
}

async function load(client: PoolClient, folder: string, options: ImportOptions): Promise<ImportSummary> {
  const { storeDir, limit, removal = 'none', replacesDemo = false, log = () => {} } = options
  const takesPlace = await isDemo(client)
  if (takesPlace && !replacesDemo) throw new DemoInTheWay()
  if (takesPlace) await beginEmpty(client)
  const faults = new Faults(limit)
  const tables = await readTables(client)
  const resources = await readDescriptor(folder, tables, faults)
  const staged: Staged[] = []
  for (const resource of resources) {
    if (!faults.isFull) staged.push(await stageFile(client, resource, faults, log))
  }
  const left = faults.isFull ? [] : await obeyInStage(client, staged, tables)
  await createScope(client, staged)
  if (!faults.isFull) await validate({ client, staged, faults, removal })
  if (!faults.isFull && removal === 'absent') await checkRemoval(client, staged, tables, faults)
  if (!faults.isFull) await checkContents({ client, staged, faults, folder, storeDir })
  if (faults.count > 0) throw new FaultyPackage(faults)
  await storeContents({ client, staged, folder, storeDir, log })
  if (removal === 'absent') await confirmRemoval(client, staged, options)
  if (!takesPlace) await client.query('begin')
  const restore = options.chave === undefined ? undefined : () => unpackVisitors(client, folder, options.chave ?? '')
  if (!restore && hasVisitors(folder)) log('O pacote traz o e-SIC cifrado; sem --chave-em ele não foi lido.')
  const { portal, mayCover = async () => false } = options
  const written = await write(client, { staged, tables, removal, log, restore, portal, mayCover })
  return {
    ...written,
    avisos: [...left, ...(await avisosOfFiles(client, staged)), ...(await avisosOfYears(client, rebuiltIn(written)))],
  }
}

async function confirmRemoval(
  client: PoolClient,
  staged: Staged[],
  { mayRemove = async () => true }: ImportOptions,
): Promise<void> {
  const losses = await greatLosses(client, staged)
  if (losses.length > 0 && !(await mayRemove(losses))) throw new RemovalNotConfirmed(losses)
}

/**
 * Begins the transaction and empties the tables, so that no row of the package can cite a row of the demo. Visitors
 * wait for the end of the load.
 */
async function beginEmpty(client: PoolClient): Promise<void> {
  await client.query('begin')
  await emptyEverything(client)
  await emptyVisitors(client)
}

interface Writing {
  staged: Staged[]
  tables: Table[]
  removal: Removal
  log: (line: string) => void
  restore: (() => Promise<void>) | undefined
  portal: string | undefined
  mayCover: (wide: string[]) => Promise<boolean>
}

async function write(
  client: PoolClient,
  { staged, tables, removal, log, restore, portal, mayCover }: Writing,
): Promise<Omit<ImportSummary, 'avisos'>> {
  await client.query('set local synchronous_commit to default')
  const counts = new Map<Table, Count[]>()
  const note = (table: Table, rows: Count[]): void => {
    counts.set(table, [...(counts.get(table) ?? []), ...rows])
    if (rows.length > 0) log(sentenceOf(table, rows))
  }
  const covered = await coveredTables(client)
  for (const one of withRows(staged)) note(one.table, await upsert(client, one, covered))
  for (const one of staged.toReversed()) {
    if (removes(removal, one.table)) note(one.table, await removeAbsent(client, one))
  }
  const changes = [...counts]
    .map(([table, rows]) => ({ table, counts: rows }))
    .filter((change) => change.counts.length > 0)
  if (changes.some(({ table }) => table.nome === 'protecao')) await confirmCover(client, mayCover)
  if (changes.length > 0) log('Refazendo os resumos…')
  await learn(client, changes)
  const rebuilt = changes.length > 0 ? await rebuild(client, changes, tables) : { pairs: [], steps: [] }
  await restore?.()
  const told = changes.length > 0 ? await avisarInteressados(client, portal) : 0
  if (told > 0) log(`${formatInteger(told)} ${told === 1 ? 'aviso' : 'avisos'} de licitação a enviar`)
  await client.query('commit')
  return { changes, ...rebuilt }
}

async function confirmCover(client: PoolClient, mayCover: Writing['mayCover']): Promise<void> {
  const wide = await wideDecisions(client)
  if (wide.length > 0 && !(await mayCover(wide))) throw new CoverNotConfirmed(wide)
}

const A_LOT = 0.1

/** Analyzes the tables where more than A_LOT of the rows changed; fewer would not change a query plan. */
async function learn(client: PoolClient, changes: Changes[]): Promise<void> {
  const { rows } = await client.query<{ nome: string; linhas: number }>(
    `select relname as nome, reltuples::bigint as linhas from pg_class where relnamespace = 'public'::regnamespace
      and relname = any ($1)`,
    [changes.map(({ table }) => table.nome)],
  )
  const known = new Map(rows.map(({ nome, linhas }) => [nome, linhas]))
  const much = changes.filter(({ table, counts }) => totalOf(counts) > A_LOT * (known.get(table.nome) ?? 0))
  if (much.length > 0) await client.query(`analyze ${much.map(({ table }) => `public.${id(table.nome)}`).join(', ')}`)
}

const totalOf = (counts: Count[]): number =>
  counts.reduce((sum, { novas, alteradas, apagadas }) => sum + novas + alteradas + apagadas, 0)

function sentenceOf(table: Table, counts: Count[]): string {
  const parts = (['novas', 'alteradas', 'apagadas'] as const)
    .map((kind) => ({ kind, rows: counts.reduce((sum, count) => sum + count[kind], 0) }))
    .filter(({ rows }) => rows > 0)
    .map(({ kind, rows }) => `${formatInteger(rows)} ${rows === 1 ? kind.slice(0, -1) : kind}`)
  return `${table.nome}: ${parts.join(', ')}`
}
