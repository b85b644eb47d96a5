// The database of the portal under test, for what no command changes.
import { openDatabase } from '@portal/db/database'
import pg from 'pg'
import { portalEnv } from '../environment.ts'

export async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...process.env, ...portalEnv })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
    await database.stop()
  }
}
