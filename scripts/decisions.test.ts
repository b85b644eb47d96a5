// Checks that the index of decisions matches the decisions, and that a superseded decision and its successor name each
// other.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('../docs/decisions/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')

interface Decision {
  readonly number: number
  readonly file: string
  readonly title: string
  /** The paragraph of the date and status, on one line. */
  readonly line: string
  readonly status: string
}

const decisions = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-.*\.md$/.test(name))
  .toSorted()
  .map((file): Decision => {
    const [heading = '', line = ''] = read(file)
      .split('\n\n')
      .map((paragraph) => paragraph.replaceAll('\n', ' '))
    const [, number = '', title = ''] = /^# (\d+)\. (.*)$/.exec(heading) ?? []
    const status = /Status: (.*?)\.(?: |$)/.exec(line)?.[1] ?? ''
    return { number: Number(number), file, title, line, status }
  })

const numbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number))

test.each(decisions)('$file has a number, a date and a status', ({ number, file, line, status }) => {
  expect(file.startsWith(`${String(number).padStart(4, '0')}-`)).toBe(true)
  expect(line).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: /)
  expect(status).toMatch(/^(?:accepted|superseded)\b/)
})

test('the index has each decision once, with its title and its status', () => {
  const rows = decisions.map(({ number, file, title, status }) => `| [${number}](${file}) | ${title} | ${status} |`)
  const index = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d/.test(line))
  expect(index.toSorted()).toEqual(rows.toSorted())
})

test('a decision is superseded by those that say they supersede it, and by no other', () => {
  const by = decisions.flatMap(({ number, status }) =>
    status.includes('superseded') ? numbers(status, /\bby (\d+)/g).map((newer) => `${newer} supersedes ${number}`) : [],
  )
  const of = decisions.flatMap(({ number, line }) =>
    [...line.matchAll(/\bSupersedes [^.]*/g)].flatMap(([said]) =>
      numbers(said, /\b(\d+)\b/g).map((older) => `${number} supersedes ${older}`),
    ),
  )
  expect(by.toSorted()).toEqual(of.toSorted())
})
