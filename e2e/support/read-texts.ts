// Extracts the text of the demo city's documents once, so that no run waits for the background job that does it.
import { openDatabase } from '@portal/db/database'
import { openPool } from '@portal/db/pool'
import { readConfig } from '../../apps/api/src/lib/config.ts'
import { Textos } from '../../apps/api/src/document-text/document-text.ts'

const database = await openDatabase(process.env, { log: () => {} })
const pool = openPool(database.url, {})
try {
  await new Textos({
    pool,
    storeDir: readConfig().storeDir,
    log: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  }).readWaiting()
} finally {
  await pool.end()
  await database.stop()
}
