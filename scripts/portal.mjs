// `npm run portal -- <command>`: the data commands, ready on a fresh clone.
import { ensureInstalled, followNpm, importTypeScript, main } from './prepare.mjs'

await main(async () => {
  followNpm()
  await ensureInstalled()
  await importTypeScript('apps/data/src/cli.ts')
})
