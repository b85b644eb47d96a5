import { expect, test } from 'vitest'
import { answersOf } from './route-module.ts'

test('a failed response is left out, the others stay', async () => {
  const fetchJson = async (path: string): Promise<unknown> => {
    if (path === '/ruim') throw new Error('não')
    return { path }
  }
  expect(await answersOf(['/a', '/ruim', '/b'], fetchJson)).toEqual({ '/a': { path: '/a' }, '/b': { path: '/b' } })
})
