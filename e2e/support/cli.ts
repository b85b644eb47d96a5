// Runs the portal's commands against the tested portal.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { portalEnv, root } from '../environment.ts'
import { expectTold } from './writes.ts'

const run = promisify(execFile)

export async function portal(...args: string[]): Promise<void> {
  expectTold(`portal ${args[0]}`)
  await run(process.execPath, ['scripts/portal.mjs', ...args], { cwd: root, env: { ...process.env, ...portalEnv } })
}
