// Checks that every advisory lock used by the programs and the database is one of locks.ts, by reading the sources: a
// number written elsewhere fails the test.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as locks from './locks.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const OWN = new Set(['packages/db/src/locks.ts', 'packages/db/src/locks.test.ts'])
const numbers: readonly number[] = Object.values(locks)

const sources = ['packages', 'apps', 'scripts', 'bench', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /\.(ts|tsx|mts|mjs|sql)$/.test(entry.name) &&
          !/\/(node_modules|dist)(\/|$)/.test(entry.parentPath),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
  .filter(({ file }) => !OWN.has(file))

/** Returns the numbers written where a lock is taken: in the call itself, or first in the values beside it. */
const TAKEN = /pg_(?:try_)?advisory_\w+\(\s*(\d[\d_]*)|pg_(?:try_)?advisory_\w+\([^[\n]*\[\s*(\d[\d_]*)/g
const WRITTEN = /\b\d[\d_]*\b/g

const numberOf = (text = ''): number => Number(text.replaceAll('_', ''))
const takenIn = (text: string): number[] =>
  [...text.matchAll(TAKEN)].map(([, inCall, inValues]) => numberOf(inCall ?? inValues))

test('no two locks have the same number', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('only functions of the database take a lock by a literal number, and each of those has a name here', () => {
  const functions = sources.filter(({ file }) => file.startsWith('packages/db/functions/'))
  const taken = functions.flatMap(({ text }) => takenIn(text))
  expect([...new Set(taken)].sort()).toEqual([locks.ASKING_FROM_A_NETWORK, locks.ASKING_ALIKE, locks.TAKING_PLACES])
  const astray = sources.filter((source) => !functions.includes(source) && takenIn(source.text).length > 0)
  expect(astray.map(({ file }) => file)).toEqual([])
})

test('the number of a lock of the programs is written nowhere else', () => {
  const ofPrograms = new Set(numbers.filter((number) => number > locks.TAKING_PLACES))
  const astray = sources.filter(({ text }) =>
    (text.match(WRITTEN) ?? []).some((number) => ofPrograms.has(numberOf(number))),
  )
  expect(astray.map(({ file }) => file)).toEqual([])
})

test('finds a literal number where a lock is taken', () => {
  expect(takenIn('select pg_try_advisory_lock(7_1) as mine')).toEqual([71])
  expect(takenIn("query('select pg_advisory_lock($1, hashtext($2))', [42, name])")).toEqual([42])
  expect(takenIn("query('select pg_advisory_lock($1)', [LOADING])")).toEqual([])
})
