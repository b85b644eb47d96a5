// `npm start`: from a fresh clone to a portal being served, in one process.
import { ensureBuilt, ensureRunnable, followNpm, main, startProgram } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await ensureBuilt()
  await startProgram('portal')
})
