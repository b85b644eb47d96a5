import { startEmbedded } from '@portal/db/embedded'
import { createDatabase, dropDatabase } from '@portal/db/database'
import { migrate } from '@portal/db/migrate'
import { openPool } from '@portal/db/pool'
import { loadDemo } from '/work/main/apps/data/src/demo/load-demo.ts'
const scale = Number(process.argv[2] ?? 0.02), name = process.argv[3] ?? 'd1'
const { url, stop } = await startEmbedded({ home: '/tmp/demo-home' })
await dropDatabase(url, name)
const db = await createDatabase(url, name)
await migrate(db)
const pool = openPool(db, { max: 1 })
import { readFileSync } from 'node:fs'
const pid = (await pool.query('select pg_backend_pid() as p')).rows[0].p
const pgCpu = () => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(' '); return ((Number(f[13])+Number(f[14]))/100).toFixed(1) }
const nodeCpu = () => { const c = process.cpuUsage(); return ((c.user+c.system)/1e6).toFixed(1) }
const t0 = Date.now(); const c0 = process.cpuUsage(); let peak = 0; const iv = setInterval(() => { peak = Math.max(peak, process.memoryUsage().rss) }, 200)
await loadDemo(pool, { scale, today: '2026-11-13', storeDir: '/tmp/demo-store', log: (l) => console.log(((Date.now()-t0)/1000).toFixed(1), 'pg', pgCpu(), 'node', nodeCpu(), l) })
const c = process.cpuUsage(c0); clearInterval(iv)
console.log('pg', pgCpu()); console.log('total', (Date.now()-t0)/1000, 's cpu', (c.user+c.system)/1e6, 'peak rss MB', (peak/1e6).toFixed(0), db)
const q = await pool.query("select (select count(*) from empenho) empenhos, pg_size_pretty(pg_database_size(current_database())) size")
console.log(q.rows)
await pool.end(); if (process.argv[4] !== 'keep') { await stop() } else process.exit(0)
