// Runs a command of the portal over a test database, as from a terminal.
import { run } from '../run.ts'

export interface Outcome {
  code: number
  out: string
  err: string
}

export async function portalIn(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await run(args, { env, out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
