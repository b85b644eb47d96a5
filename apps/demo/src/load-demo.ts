// Loads the demo city into a database in one transaction: if interrupted, the database is as it was.
import type { Pool, PoolClient } from 'pg'
import { withoutIndexes } from '@portal/data/load/bulk'
import { emptyEverything, markAsDemo, markAsSample, tablesIn } from '@portal/data/load/whole-database'
import { writeCity, type CityAsked } from './write-city.ts'

export interface DemoOptions extends Omit<CityAsked, 'scale'> {
  scale?: number
  /** Deletes what the database has first. */
  replace?: boolean
  /** Scale of the full city that is to replace this one, when this one is a sample. */
  wholeScale?: number | undefined
}

export class DatabaseNotEmptyError extends Error {
  constructor() {
    super('O banco já tem entidades; a cidade de demonstração só entra em um banco vazio ou com a ordem de substituir.')
  }
}

export async function loadDemo(pool: Pool, options: DemoOptions): Promise<void> {
  const { scale = 1, replace = false, wholeScale, ...asked } = options
  const client = await pool.connect()
  try {
    await client.query('begin')
    await makeRoom(client, replace)
    if (wholeScale !== undefined) await markAsSample(client, { today: asked.today, scale: wholeScale })
    await withoutIndexes(client, ['public', 'resumo'], async () => {
      await writeCity({ client, alone: true, scale, ...asked })
      asked.log('Ordenando para as consultas…')
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
