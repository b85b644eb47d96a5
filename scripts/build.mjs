// `npm run build`: installs and builds what `npm start` would, for a place where the portal itself may not write.
import { ensureBuilt, ensureProgrammed, ensureRunnable, main } from './prepare.mjs'

await main(async () => {
  await ensureRunnable()
  await ensureBuilt()
  await ensureProgrammed()
})
