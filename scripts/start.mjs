// `npm start`: from a fresh clone to a portal being served, in one process.
import { ensureBuilt, ensureInstalled, importTypeScript, main } from './prepare.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await importTypeScript('apps/api/src/main.ts')
})
