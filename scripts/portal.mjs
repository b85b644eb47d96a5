// `npm run portal -- <command>`: the data commands, ready on a fresh clone.
import { ensureRunnable, followNpm, main, startProgram } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await startProgram('comandos')
})
