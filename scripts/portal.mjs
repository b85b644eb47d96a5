// `npm run portal -- <command>`: the data commands, ready on a fresh clone.
import { ensureInstalled, importTypeScript, main } from './prepare.mjs'

await main(async () => {
  await ensureInstalled()
  await importTypeScript('apps/data/src/cli.ts')
})
