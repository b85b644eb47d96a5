// Reads the documents of the city of the browser tests once, so that no run waits for what the portal does in the
// background.
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
