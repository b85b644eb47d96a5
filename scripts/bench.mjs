// `npm run bench -- [área] [medida]`: runs the speed measures; works on a fresh clone.
import { ensureBuilt, ensureInstalled, ensureProgrammed, importTypeScript, main } from './prepare.mjs'
import { chromiumPath, ensureSystemTools } from './system-tools.mjs'

await main(async () => {
  await ensureInstalled()
  ensureSystemTools()
  await ensureBuilt()
  await ensureProgrammed()
  process.env['CHROMIUM'] ??= chromiumPath()
  await importTypeScript('bench/run.ts')
})
