// Tests that change what a visitor sees say so by a tag, and the runner keeps them apart from those that only look.
import { test } from '@playwright/test'

/**
 * Writes only what its own tests look at: requests, messages, an entity and year of its own. Runs on a portal no reader
 * looks at.
 */
export const WRITES = { tag: '@writes' }

/** Changes what the whole portal shows or counts. Runs on a portal nobody else uses at the time. */
export const ALONE = { tag: '@alone' }

const isTold = (): boolean => test.info().tags.some((tag) => tag === WRITES.tag || tag === ALONE.tag)

/** Fails a test that writes without saying so. */
export function expectTold(what: string): void {
  if (!isTold()) throw new Error(`${what} writes what other tests read: tag the test with WRITES or ALONE`)
}
