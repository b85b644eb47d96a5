// `npm run portal -- <command>`: runs a data command; works on a fresh clone.
import { ensureRunnable, followNpm, main, startProgram } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await startProgram('comandos')
})
