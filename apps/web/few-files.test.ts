import { describe, expect, test } from 'vitest'
import { fewFiles, type Shared } from './few-files.ts'

const SMALL = 500
const LARGE = 200_000

const module = (id: string, bytes: number, usedBy: string, imports: readonly string[] = []): Shared => ({
  id,
  bytes,
  usedBy: new Set(usedBy),
  imports,
})
const namesIn = (shared: readonly Shared[]): string[] =>
  fewFiles(shared)
    .map((file) =>
      file
        .map(({ id }) => id)
        .toSorted()
        .join('+'),
    )
    .toSorted()

describe('fewFiles', () => {
  test('merges modules that the same screens need, however large', () => {
    expect(namesIn([module('one', LARGE, 'ab'), module('other', LARGE, 'ba')])).toEqual(['one+other'])
  })

  test('merges small modules that nearly the same screens need', () => {
    expect(namesIn([module('of all', SMALL, 'abcd'), module('of most', SMALL, 'abc')])).toEqual(['of all+of most'])
  })

  test('does not merge modules that no screen needs together', () => {
    expect(namesIn([module('one', SMALL, 'ab'), module('other', SMALL, 'cd')])).toEqual(['one', 'other'])
  })

  test('does not merge a large module into a file of a screen that does not need it', () => {
    expect(namesIn([module('large', LARGE, 'ab'), module('small', SMALL, 'abc')])).toEqual(['large', 'small'])
  })

  test('does not merge modules when it would make two files import each other', () => {
    const [above, between, below] = [
      module('above', SMALL, 'abc', ['between']),
      module('between', SMALL, 'xy', ['below']),
      module('below', SMALL, 'abcd'),
    ]
    expect(namesIn([above, below])).toEqual(['above+below'])
    expect(namesIn([above, between, below])).toEqual(['above', 'below', 'between'])
  })

  test('returns the same files whatever the order of its input', () => {
    const shared = [module('one', SMALL, 'abc'), module('other', SMALL, 'abd'), module('third', 3 * SMALL, 'bcd')]
    expect(namesIn(shared.toReversed())).toEqual(namesIn(shared))
  })
})
