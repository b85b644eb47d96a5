// `npm run portal -- <command>`: the data commands, ready on a fresh clone.
import { ensureRunnable, followNpm, importTypeScript, main } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureRunnable()
  await importTypeScript('apps/data/src/cli.ts')
})
