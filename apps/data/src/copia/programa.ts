// Which program makes a copy: told in it, so that whoever meets it years later knows what opens it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Programa {
  versao: string
  /** Absent where the program did not come by git. */
  commit?: string
}

const MANIFEST = fileURLToPath(new URL('../../../../package.json', import.meta.url))

export function thisProgram(): Programa {
  const { version: versao } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
  const commit = commitOf(dirname(MANIFEST))
  return { versao, ...(commit !== undefined && { commit }) }
}

function commitOf(folder: string): string | undefined {
  try {
    const said = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    return said.toString().trim()
  } catch {
    return undefined
  }
}
