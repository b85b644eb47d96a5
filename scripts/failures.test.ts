import { describe, expect, it } from 'vitest'
import { browserFailures, told, unitFailures } from './failures.mjs'

describe('the failures repeated at the end', () => {
  it('lists each failed test of a file, or the file that failed as a whole', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            {
              fullName: 'takes away',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at a.test.ts:3'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    }
    expect(unitFailures(report)).toEqual([
      { name: 'a.test.ts › takes away', fault: 'expected 1 to be 2\n    at a.test.ts:3' },
      { name: 'b.test.ts', fault: 'no such module' },
    ])
    expect(unitFailures(undefined)).toEqual([])
  })

  it('lists each failed browser test, flaky ones too, at any depth, and errors outside of tests', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'x.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
    })
    const report = {
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            {
              specs: [
                spec('closes', 'unexpected', 'out of time', 'waiting for the door'),
                spec('blinks', 'flaky', 'was shut'),
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'the server did not start' }],
    }
    expect(browserFailures(report)).toEqual([
      { name: 'x.spec.ts:7 › closes', fault: 'out of time\nwaiting for the door' },
      { name: 'x.spec.ts:7 › blinks', fault: 'was shut' },
      { name: 'fora dos testes', fault: 'the server did not start' },
    ])
  })

  it('shows the last lines of a step that failed without a failed test', () => {
    expect(told('unidade', [], ['a', '\u001B[31mb\u001B[39m'])).toBe(
      '✗ unidade · terminou mal sem dizer em que teste\n    a\n    b\n',
    )
    expect(told('navegador', [{ name: 'x', fault: 'y\nz' }], ['a'])).toBe('✗ navegador · x\n    y\n    z\n')
  })
})
