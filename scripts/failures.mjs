// What failed, told again at the end, where whoever looks at a long log looks: each test by its name, with the first
// lines of its fault.
import { stripVTControlCharacters } from 'node:util'

const LINES = 12

const firstLines = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, LINES)
    .join('\n')

/** The failed tests of a report of vitest, and the files that failed as a whole. */
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

/** A test that ran out of time has two errors: that it did, and what it was waiting for. */
const errorsOf = ({ results }) =>
  (results.find(({ errors }) => errors?.length > 0)?.errors ?? []).map(({ message }) => firstLines(message)).join('\n')

/** The failed tests of a report of Playwright, those that failed first and then passed among them. */
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

/** The failures of a step as they are printed; a step that ended badly and names none shows how its output ended. */
export function told(step, failures, lastLines) {
  const listed =
    failures.length > 0
      ? failures
      : [{ name: 'terminou mal sem dizer em que teste', fault: lastLines.map(stripVTControlCharacters).join('\n') }]
  return listed.map(({ name, fault }) => `✗ ${step} · ${name}\n${indented(fault)}\n`).join('\n')
}
