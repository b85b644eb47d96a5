// Everything that proves the portal: types and lint, unit and contract tests on PostgreSQL, and a browser on the built app;
// `npm test -- despesa` proves one area. What can be done at the same time is, each line saying whose it is.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { areasIn, browserArguments, unitArguments } from './areas.mjs'
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs'
import { chromiumPath, ensureSystemTools } from './system-tools.mjs'

/** Readers first, then what writes for itself, then what changes the whole portal: each begins with a city of its own. */
const BROWSER_PROJECTS = ['readers', 'writers', 'alone']

const reports = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
const count = { passed: 0, failed: 0, skipped: 0 }

function add(passed, failed, skipped = 0) {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
}

/** Runs a program, its lines under the name of the step; answers whether it ended well. */
function run(step, args, env = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...colours, ...env } })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${step.padEnd(12)}│ ${line}\n`))
  }
  return new Promise((resolve) => child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0)))
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that ended badly without a failed test of its own (a crash, no report) counts as one failure. */
function addRun(ok, passed = 0, failed = 0, skipped = 0) {
  add(passed, ok ? failed : Math.max(failed, 1), skipped)
}

async function check() {
  const ok = await run('conferência', ['scripts/check.mjs'])
  addRun(ok, ok ? 1 : 0)
}

async function unitAndContract(areas) {
  const files = await unitArguments(areas)
  if (files === undefined) return
  const json = path.join(reports, 'vitest.json')
  const ok = await run('unidade', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`, ...files])
  const report = readReport('vitest.json')
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  addRun(ok && report !== undefined, report?.numPassedTests, report?.numFailedTests, skipped)
}

async function browser(project, areas) {
  const name = `playwright-${project}.json`
  const args = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, '--no-deps', '--reporter=line,json', ...browserArguments(areas)]
  const ok = await run('navegador', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, name), CHROMIUM: chromiumPath() })
  const stats = readReport(name)?.stats
  addRun(ok && stats !== undefined, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped)
}

try {
  await ensureInstalled()
  const areas = await areasIn(process.argv.slice(2))
  ensureSystemTools()
  const built = ensureBuilt()
  const city = run('cidade', ['--import', 'tsx', 'e2e/city.ts'])
  await Promise.all([built, city, check(), unitAndContract(areas)])
  for (const project of BROWSER_PROJECTS) await browser(project, areas)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  count.failed++
} finally {
  rmSync(reports, { recursive: true, force: true })
}

process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}\n`)
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
