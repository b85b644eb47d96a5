import { startEmbedded } from '@portal/db/embedded'
import { withDatabase } from '@portal/db/database'
import pg from 'pg'
const { url, stop } = await startEmbedded({ home: '/tmp/demo-home' })
const c = new pg.Client({ connectionString: withDatabase(url, process.argv[2]!) }); await c.connect()
for (const sql of process.argv.slice(3)) { const t=Date.now(); const r = await c.query(sql); const rr = Array.isArray(r) ? r.at(-1)! : r; console.log('--', Date.now()-t, 'ms', sql.slice(0,100)); for (const row of rr.rows.slice(0,60)) console.log(Object.values(row).length===1 ? Object.values(row)[0] : JSON.stringify(row)) }
await c.end(); await stop()
