// `npm start`: from a fresh clone to a portal being served, in one process; pages are built while the database is made.
import { ensureBuilt, ensureProgrammed, ensureRunnable, followNpm, importProgram, main } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await ensureProgrammed()
  const pages = ensureBuilt()
  pages.catch(() => {})
  const { startPortal } = await importProgram('inicio')
  await startPortal(pages)
})
