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

describe('in few files', () => {
  test('is what the very same screens need, however large', () => {
    expect(namesIn([module('one', LARGE, 'ab'), module('other', LARGE, 'ba')])).toEqual(['one+other'])
  })

  test('is what is small, and of nearly the same screens', () => {
    expect(namesIn([module('of all', SMALL, 'abcd'), module('of most', SMALL, 'abc')])).toEqual(['of all+of most'])
  })

  test('is not what no screen needs together', () => {
    expect(namesIn([module('one', SMALL, 'ab'), module('other', SMALL, 'cd')])).toEqual(['one', 'other'])
  })

  test('is not what is large, where another screen would bring it in vain', () => {
    expect(namesIn([module('large', LARGE, 'ab'), module('small', SMALL, 'abc')])).toEqual(['large', 'small'])
  })

  test('is not what would need a file that needs it: neither could be run before the other', () => {
    const [above, between, below] = [
      module('above', SMALL, 'abc', ['between']),
      module('between', SMALL, 'xy', ['below']),
      module('below', SMALL, 'abcd'),
    ]
    expect(namesIn([above, below])).toEqual(['above+below'])
    expect(namesIn([above, between, below])).toEqual(['above', 'below', 'between'])
  })

  test('are the same whatever the order they are told in', () => {
    const shared = [module('one', SMALL, 'abc'), module('other', SMALL, 'abd'), module('third', 3 * SMALL, 'bcd')]
    expect(namesIn(shared.toReversed())).toEqual(namesIn(shared))
  })
})
