// `npm run build`: installs and builds what `npm start` would, for a service user that may not write in the folder.
import { ensureBuilt, ensureProgrammed, ensureRunnable, main } from './prepare.mjs'

await main(async () => {
  await ensureRunnable()
  await ensureBuilt()
  await ensureProgrammed()
})
