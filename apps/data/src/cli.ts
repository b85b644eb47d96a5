// Entry of `npm run portal -- <command>`.
import { outliveReaders } from '@portal/db/leaving'
import { run } from './run.ts'
import { openScreen } from './screen.ts'

outliveReaders()
process.umask(0o027)
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  ...openScreen(process.stdout),
  err: (line) => process.stderr.write(`${line}\n`),
})
