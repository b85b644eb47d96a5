// Opens the database of the tested portal, for what no call returns and no command changes.
import { openDatabase } from '@portal/db/database'
import pg from 'pg'
import { portalEnv } from '../environment.ts'
import { expectTold } from './writes.ts'

export async function withDatabaseURL(work: (url: string) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...process.env, ...portalEnv })
  try {
    await work(database.url)
  } finally {
    await database.stop()
  }
}

const withDatabase = (options: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withDatabaseURL(async (url) => {
    const client = new pg.Client({ connectionString: url, options })
    try {
      await client.connect()
      await work(client)
    } finally {
      await client.end()
    }
  })

export const readDatabase = (work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withDatabase('-c default_transaction_read_only=on', work)

export function writeDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  expectTold('writeDatabase')
  return withDatabase('', work)
}
