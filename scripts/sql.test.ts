import { expect, test } from 'vitest'
import { lists } from '../packages/catalog/src/areas.ts'
import { listName } from '../packages/kit/src/list.ts'
import { sqlOf } from './sql.ts'

/** Returns the first line of each statement, with its title and its parameters. */
const titles = (text: string): string[] =>
  text
    .split('\n\n')
    .map((part) => part.split('\n')[0] ?? '')
    .slice(1)

test('prints the page and the count of a list, with their parameters', () => {
  const text = sqlOf(['diarias'])
  expect(text).toMatch(/^-- Diárias \(\/api\/diarias\)\n/)
  expect(titles(text)).toEqual(['-- A page, $1 = 1, $2 = 2026', '-- Count and totals, $1 = 2026, $2 = 1'])
  expect(text.match(/;$/gm)).toHaveLength(2)
})

/** Returns the title without parameters. A page found by its keys is two statements, which become one title. */
const oneOf = (title: string): string => title.replace(/(: its (keys|rows))?(, \$\d+ = .*)?$/, '')

test.each(lists.map(listName))('prints every statement of %s', (name) => {
  const text = sqlOf([name, '--csv', '--longe', '--filtros'])
  expect([...new Set(titles(text).map(oneOf))]).toEqual([
    '-- A page',
    '-- Count and totals',
    '-- A page far from the start',
    '-- A page, with every filter',
    '-- Count and totals, with every filter',
    '-- Every row, for csv',
  ])
  expect(titles(text).filter((title) => title.includes('far from the start: its '))).toHaveLength(2)
  expect(text).not.toMatch(/undefined|\[object /)
})

test('prints the usage, or the lists there are, for a wrong argument', () => {
  expect(() => sqlOf([])).toThrow('npm run sql -- <lista> [--longe] [--filtros] [--csv]')
  expect(() => sqlOf(['diarias', '--outra'])).toThrow('Uso')
  expect(() => sqlOf(['nada'])).toThrow(/Não há lista nada; há .*diarias.*empenhos/)
})
