// Repeats the failures at the end of the output, where they are easy to find in a long log: the name of each failed
// test, with the first lines of its error.
import { stripVTControlCharacters } from 'node:util'

const LINES = 12

const firstLines = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, LINES)
    .join('\n')

/** Returns the failed tests of a vitest report, and the files that failed as a whole. */
export function unitFailures(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && tests.length === 0) return [{ name: file.name, fault: firstLines(file.message) }]
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file.name} › ${fullName}`,
      fault: firstLines(failureMessages.join('\n')),
    }))
  })
}

/** Returns the errors of a test. One that timed out has two: the timeout, and what it was waiting for. */
const errorsOf = ({ results }) =>
  (results.find(({ errors }) => errors?.length > 0)?.errors ?? []).map(({ message }) => firstLines(message)).join('\n')

/** Returns the failed tests of a Playwright report, including flaky ones, which passed when retried. */
export function browserFailures(report) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({ name: `${spec.file}:${spec.line} › ${spec.title}`, fault: errorsOf(test) })),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return [
    ...(report?.suites ?? []).flatMap(inSuite),
    ...(report?.errors ?? []).map(({ message }) => ({ name: 'fora dos testes', fault: firstLines(message) })),
  ]
}

const indented = (text) => text.replace(/^/gm, '    ')

/** Formats the failures of a step. A step that failed without a failed test shows the last lines of its output. */
export function told(step, failures, lastLines) {
  const listed =
    failures.length > 0
      ? failures
      : [{ name: 'terminou mal sem dizer em que teste', fault: lastLines.map(stripVTControlCharacters).join('\n') }]
  return listed.map(({ name, fault }) => `✗ ${step} · ${name}\n${indented(fault)}\n`).join('\n')
}
