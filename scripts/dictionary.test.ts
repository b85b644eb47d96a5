// Checks the dictionary of CONTRIBUTING.md: words of the law are names of tables or columns, words of the machine never
// are.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const MIGRATIONS = new URL('packages/db/migrations/', ROOT)

const contributing = readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8')
const [, table = ''] = contributing.split('| da lei | é | da máquina | é |\n')
const rows = table.split('\n\n')[0]?.split('\n').slice(1) ?? []
const wordsOf = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
const law = rows.flatMap((row) => wordsOf(row.split(' | ')[0]))
const machine = rows.flatMap((row) => wordsOf(row.split(' | ')[2]))

const sql = readdirSync(MIGRATIONS)
  .map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'))
  .join('\n')
const kept = new Set([...sql.matchAll(/^(?:create table (?:\w+\.)?| {2})(\w+)(?= )/gm)].map(([, name]) => name))

test('no word is in both lists, or twice in one', () => {
  expect(law.length).toBeGreaterThan(15)
  expect(machine.length).toBeGreaterThan(15)
  expect(new Set([...law, ...machine]).size).toBe(law.length + machine.length)
})

test.each(law)('%s is a table or a column', (word) => {
  expect(kept).toContain(word)
})

test.each(machine)('%s is neither a table nor a column', (word) => {
  expect(kept).not.toContain(word)
})
