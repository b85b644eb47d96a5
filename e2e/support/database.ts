// Opens the database of the tested portal, for what no call returns and no command changes.
import { openDatabase } from '@portal/db/database'
import pg from 'pg'
import { portalEnv } from '../environment.ts'
import { expectTold } from './writes.ts'

async function withDatabase(options: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...process.env, ...portalEnv })
  const client = new pg.Client({ connectionString: database.url, options })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
    await database.stop()
  }
}

export const readDatabase = (work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withDatabase('-c default_transaction_read_only=on', work)

export function writeDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  expectTold('writeDatabase')
  return withDatabase('', work)
}
