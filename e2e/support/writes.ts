// Tags for tests that change what visitors see; the runner runs them apart from those that only read.
import { test } from '@playwright/test'

/** For tests that write only data of their own: requests, messages, an entity and year. They run after the readers. */
export const WRITES = { tag: '@writes' }

/** For tests that change what the whole portal shows or counts. They run one at a time, with nothing else. */
export const ALONE = { tag: '@alone' }

const isTold = (): boolean => test.info().tags.some((tag) => tag === WRITES.tag || tag === ALONE.tag)

/** Fails a test that writes without a tag. */
export function expectTold(what: string): void {
  if (!isTold()) throw new Error(`${what} writes what other tests read: tag the test with WRITES or ALONE`)
}
