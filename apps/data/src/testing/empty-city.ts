// Gives every test of a file a migrated database without rows and an empty store. Call it once, before the tests.
import type { Pool } from '@portal/db/pool'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { emptyDatabase, openScratch, type Scratch } from './scratch.ts'

export let scratch: Scratch
export let pool: Pool
export let storeDir: string

export function beginEmpty(): void {
  beforeAll(async () => {
    scratch = await openScratch()
    ;({ pool } = await scratch.database())
  })
  afterAll(() => scratch.close())
  beforeEach(async () => {
    await emptyDatabase(pool)
    storeDir = await scratch.folder()
  })
}
