// Writes the rows of the demo city, area by area, and builds its summaries, in the caller's transaction.
import { formatInteger } from '@portal/kit/formats'
import type { PoolClient } from 'pg'
import { TABLE_NAMES } from '@portal/data/package/rows'
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

const areas: readonly DemoArea[] = [
  portal,
  contratacao,
  pessoal,
  patrimonio,
  despesa,
  receita,
  planejamento,
  legislacao,
  atendimento,
]

/** The size and last day of the city, and the functions that report progress. */
export interface CityAsked {
  /** 1 is the full city; 0.02 a small one for tests; 50 the volume of the benchmarks. */
  scale: number
  /** 'yyyy-mm-dd': nothing happens after it. */
  today: string
  /** Folder of published files. */
  storeDir: string
  log: (line: string) => void
  progress?: ((line: string, share: number) => void) | undefined
}

interface Load extends CityAsked {
  client: PoolClient
  /** The tables were emptied in this transaction, so nobody reads them until it ends. */
  alone: boolean
}

/**
 * Returns a function that takes a finished year of an entity and returns the share of the city done, weighted by the
 * entity's number of empenhos.
 */
function shares(years: readonly number[]): (volume: Volume) => number {
  const whole =
    years.length * ENTITIES.reduce((sum, { orcamento, volume }) => sum + (orcamento ? volume.empenhos : 0), 0)
  let done = 0
  return ({ empenhos }) => (done += empenhos) / whole
}

/** Disables nested loops: without statistics of the new year, the planner would read its rows one by one. */
async function withoutNestedLoops(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('set local enable_nestloop = off')
  await work()
  await client.query('set local enable_nestloop = on')
}

async function addUp(client: PoolClient, { entidade }: Entity, year: number): Promise<void> {
  await client.query(
    `select resumo.refazer($1, $2, '{}', array(
      select area from sistema.area where area not in ('contratacao', 'portal')
    ))`,
    [entidade, year],
  )
}

/**
 * Builds the summaries of contratacao at the end: a licitação and a contract are written with the last empenho that
 * cites them, which may be years later.
 */
const addUpPurchases = (client: PoolClient): Promise<unknown> =>
  client.query(`select resumo.refazer(entidade, exercicio, '{}', '{contratacao}') from exercicio`)

/** Notes the day of the newest fact of each table; runs after the last row. */
const dateFacts = (client: PoolClient): Promise<unknown> =>
  client.query('select resumo.reconstruir_ultimos_fatos(entidade, exercicio) from exercicio')

/** Renews all versions, also of what visitors write. Runs last, so that no visitor waits for the load. */
const renewVersions = (client: PoolClient): Promise<unknown> =>
  client.query('select sistema.nova_versao(area, entidade, exercicio) from sistema.area, exercicio')

export async function writeCity(load: Load): Promise<void> {
  const { client, alone, scale, storeDir, log, progress = () => {} } = load
  const today = dayOf(load.today)
  const sink = new Sink(client, { freeze: alone })
  const city: City = { sink, files: new Files(sink, storeDir), years: yearsUntil(today, LAST_YEAR), today, log }
  const rows = (): string => formatInteger([...sink.counts.values()].reduce((a, b) => a + b, 0))
  const done = shares(city.years)
  for (const area of areas) await area.writeCity?.(city)
  for (const entity of ENTITIES) {
    const office = openOffice(entity, scale)
    if (!office) continue
    const writers = []
    for (const area of areas) {
      for (const write of area.features ?? []) await write(city, entity)
      writers.push(await area.writeEntity?.(city, office))
    }
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
  await dateFacts(client)
  await stampUpdates(client, city.years, today)
  if (alone) for (const area of areas) await area.writeVisitors?.(client, city)
  await renewVersions(client)
}
