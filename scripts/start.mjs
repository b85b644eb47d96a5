// `npm start`: from a fresh clone to a portal being served, in one process.
import { ensureBuilt, ensureRunnable, followNpm, importTypeScript, main } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await ensureBuilt()
  await importTypeScript('apps/api/src/main.ts')
})
