// Loads the invented city into a database, all or nothing: whoever is interrupted leaves it as it was.
import { formatInteger } from '@portal/kit/formats'
import type { Pool, PoolClient } from 'pg'
import { withoutIndexes } from '../load/bulk.ts'
import { emptyEverything, markAsDemo, tablesIn } from '../load/whole-database.ts'
import { TABLE_NAMES } from '../package/rows.ts'
import { atendimento } from './atendimento/index.ts'
import type { City, DemoArea } from './cidade/area.ts'
import { dayOf } from './cidade/calendar.ts'
import { CIDADE, ENTITIES, LAST_YEAR, UF, type Entity, type Volume } from './cidade/cidade.ts'
import { Files } from './cidade/files.ts'
import { Sink } from './cidade/sink.ts'
import { stampUpdates } from './cidade/stamps.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { openOffice, yearsUntil } from './despesa/empenhos.ts'
import { legislacao } from './legislacao/index.ts'
import { patrimonio } from './patrimonio/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'
import { receita } from './receita/index.ts'

const areas: readonly DemoArea[] = [portal, contratacao, pessoal, patrimonio, despesa, receita, planejamento, legislacao, atendimento]

export interface DemoOptions {
  /** 1 is the whole city; 0.02 a small one for tests; 50 the volume of the benchmarks. */
  scale?: number
  /** 'yyyy-mm-dd': nothing happens after it. */
  today: string
  /** Where published files are kept. */
  storeDir: string
  log: (line: string) => void
  progress?: ((line: string, share: number) => void) | undefined
  /** Erases what the database holds first. */
  replace?: boolean
}

export class DatabaseNotEmptyError extends Error {
  constructor() {
    super('O banco já tem entidades; a cidade de demonstração só entra em um banco vazio ou com a ordem de substituir.')
  }
}

export async function loadDemo(pool: Pool, options: DemoOptions): Promise<void> {
  const { scale = 1, today: date, storeDir, log, progress = () => {}, replace = false } = options
  const today = dayOf(date)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await makeRoom(client, replace)
    await withoutIndexes(client, ['public', 'resumo'], async () => {
      await writeCity({ client, scale, today, storeDir, log, progress })
      log('Ordenando para as consultas…')
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await pool.query(`vacuum (analyze) ${await tablesIn(pool, ['resumo'])}`)
}

async function makeRoom(client: PoolClient, replace: boolean): Promise<void> {
  await client.query('lock table entidade in share row exclusive mode')
  const { rowCount } = await client.query('select 1 from entidade limit 1')
  if (rowCount !== 0 && !replace) throw new DatabaseNotEmptyError()
  await emptyEverything(client)
  await markAsDemo(client)
}

interface Load {
  client: PoolClient
  scale: number
  today: number
  storeDir: string
  log: (line: string) => void
  progress: (line: string, share: number) => void
}

/** Answers how much of the city is done as its entities finish their years, each counted by how much it buys. */
function shares(years: readonly number[]): (volume: Volume) => number {
  const whole = years.length * ENTITIES.reduce((sum, { orcamento, volume }) => sum + (orcamento ? volume.empenhos : 0), 0)
  let done = 0
  return ({ empenhos }) => (done += empenhos) / whole
}

/** Each year is new to the planner, who would take its rows one by one. */
async function withoutNestedLoops(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('set local enable_nestloop = off')
  await work()
  await client.query('set local enable_nestloop = on')
}

async function addUp(client: PoolClient, { entidade }: Entity, year: number): Promise<void> {
  await client.query(`select resumo.refazer($1, $2, '{}', array(select area from sistema.area where area <> 'contratacao'))`, [entidade, year])
  await client.query('select sistema.nova_versao(area, $1, $2) from sistema.area', [entidade, year])
}

/** A bid and a contract are written with the last commitment that cites them, which may be years after their own. */
const addUpPurchases = (client: PoolClient): Promise<unknown> =>
  client.query(`select resumo.refazer(entidade, exercicio, '{}', '{contratacao}') from exercicio`)

async function writeCity({ client, scale, today, storeDir, log, progress }: Load): Promise<void> {
  const sink = new Sink(client)
  const city: City = { sink, files: new Files(sink, storeDir), years: yearsUntil(today, LAST_YEAR), today, log }
  const rows = (): string => formatInteger([...sink.counts.values()].reduce((a, b) => a + b, 0))
  const done = shares(city.years)
  for (const area of areas) await area.writeCity?.(city)
  for (const entity of ENTITIES) {
    const office = openOffice(entity, scale)
    if (!office) continue
    const writers = []
    for (const area of areas) writers.push(await area.writeEntity?.(city, office))
    for (const year of city.years) {
      for (const writeYear of writers) await writeYear?.(year)
      sink.afterwards(() => withoutNestedLoops(client, () => addUp(client, entity, year)))
      progress(`Carregando ${CIDADE}/${UF}, ${rows()} linhas`, done(entity.volume))
    }
  }
  await sink.flush()
  log(`${rows()} linhas gravadas.`)
  await client.query(`analyze ${TABLE_NAMES.join(', ')}`)
  await withoutNestedLoops(client, () => addUpPurchases(client))
  for (const area of areas) await area.writeReports?.(client, city)
  await sink.flush()
  await stampUpdates(client, city.years, today)
  for (const area of areas) await area.writeVisitors?.(client, city)
}
