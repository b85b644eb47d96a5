// Identifies the program that makes a copy; stored in it, so that someone years later knows which version opens it.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commitOf } from '@portal/db/commit.mjs'
import { VERSION } from '@portal/db/version'

export interface Programa {
  versao: string
  /** Absent where the program was not installed by git. */
  commit?: string
}

const REPOSITORY = dirname(fileURLToPath(new URL('../../../../package.json', import.meta.url)))

export function thisProgram(): Programa {
  const commit = commitOf(REPOSITORY)
  return { versao: VERSION, ...(commit !== undefined && { commit }) }
}
