// Sets up the process for a command: signals, the umask of new files, the screen, and the questions to a person, if one
// is there.
import { Interrupted, outliveReaders } from '@portal/db/leaving'
import { askYesOrNo } from './ask.ts'
import type { Command } from './command.ts'
import { run } from './run.ts'
import { openScreen } from './screen.ts'

/** Runs the command that this process was started with; its exit code becomes that of the process. */
export async function runFromTerminal(commands: readonly Command[]): Promise<void> {
  outliveReaders()
  process.umask(0o027)
  const terminal = {
    env: process.env,
    ...openScreen(process.stdout),
    err: (line: string) => process.stderr.write(`${line}\n`),
    ...(process.stdin.isTTY && { ask: askYesOrNo }),
  }
  try {
    process.exitCode = await run(process.argv.slice(2), terminal, commands)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(error.exitCode)
  }
}
