// `npm start`: takes a fresh clone to a running portal, in one process. The pages are built while the database is
// created.
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
