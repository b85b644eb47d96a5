import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from './tutorial-steps.ts'

const folder = new URL('../', import.meta.url)
const shell = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

test('there are thirteen messages, 0 to 12', () => {
  expect(steps).toHaveLength(13)
})

test.each(steps.flatMap(({ target }) => (target ? [target] : [])))('the part %s exists in the frame', (target) => {
  expect(shell).toMatch(new RegExp(`(?:data-tour|tour)="${target}"`))
})
