// Entry of `npm run portal -- <command>`.
import { Interrupted, outliveReaders } from '@portal/db/leaving'
import { run } from './run.ts'
import { openScreen } from './screen.ts'

outliveReaders()
try {
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    ...openScreen(process.stdout),
    err: (line) => process.stderr.write(`${line}\n`),
  })
} catch (error) {
  if (!(error instanceof Interrupted)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(error.exitCode)
}
