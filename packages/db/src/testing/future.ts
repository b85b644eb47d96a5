// Simulates the program of a future release: copies today's tables and code to a folder, where a test adds what that
// release changes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sources } from '../migrate.ts'
import { REPOSITORY } from './fingerprint.ts'

export interface Future {
  folder: string
  sources: Sources
  /** Writes a file; its path is relative to packages/db. */
  write: (file: string, sql: string) => void
  read: (file: string) => string
  remove: () => void
}

export function openFuture(): Future {
  const folder = mkdtempSync(join(tmpdir(), 'portal-futuro-'))
  for (const each of ['migrations', 'functions', 'resumos'])
    cpSync(join(REPOSITORY, 'packages/db', each), join(folder, each), { recursive: true })
  return {
    folder,
    sources: {
      migrations: join(folder, 'migrations'),
      functions: join(folder, 'functions'),
      summaries: join(folder, 'resumos'),
    },
    write: (file, sql) => writeFileSync(join(folder, file), sql),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
