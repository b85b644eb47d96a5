// Runs all tests: types and lint, unit and contract tests on PostgreSQL, and a browser on the built app, which opens
// every page at one width. `npm test -- despesa` tests one area; `npm test -- --tudo` opens every page at every width
// and in every colour scheme, as before a release. Steps run in parallel where they can, each line prefixed with its
// step.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { areasIn, browserArguments, unitArguments } from './areas.mjs'
import { browserFailures, told, unitFailures } from './failures.mjs'
import { ensureBuilt, ensureInstalled, ensureProgrammed, ROOT } from './prepare.mjs'
import { chromiumPath, ensureSystemTools } from './system-tools.mjs'

/**
 * Playwright projects, each with a portal and a city of its own: tests that only read, that write their own data, and
 * that change the whole portal.
 */
const BROWSER_PROJECTS = { readers: 'navegador', writers: 'escritas', alone: 'a sós' }

/** Three times the memory that a whole run uses. */
const ROOM_IN_MEMORY = 9 * 2 ** 30

/**
 * Puts temporary files in memory, since each test database is 1,400 small files, created and deleted: only where the
 * system has such a folder with enough room, from which programs may be run. An existing TMPDIR is respected.
 */
function useFolderInMemory(place = '/dev/shm') {
  if (process.env.TMPDIR !== undefined || !existsSync(place)) return
  const { bavail, bsize } = statfsSync(place)
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === place)
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM_IN_MEMORY || mount?.includes('noexec')) return
  process.env.TMPDIR = path.join(place, `portal-testes-${userInfo().uid}`)
  mkdirSync(process.env.TMPDIR, { recursive: true, mode: 0o755 })
}

useFolderInMemory()

const EVERYTHING = '--tudo'
const asked = process.argv.slice(2)
if (asked.includes(EVERYTHING)) process.env.TUDO = '1'

const reports = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
const count = { passed: 0, failed: 0, skipped: 0 }
const failures = []

/** Lines kept of the end of a step's output, to show for a step that fails without a failed test. */
const KEPT_LINES = 40

function add(passed, failed, skipped = 0) {
  count.passed += passed
  count.failed += failed
  count.skipped += skipped
}

/** Runs a program, prefixing its lines with the step. Returns whether it succeeded, and its last lines. */
function run(step, args, env = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  })
  const lastLines = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      process.stdout.write(`${step.padEnd(12)}│ ${line}\n`)
      lastLines.push(line)
      if (lastLines.length > KEPT_LINES) lastLines.shift()
    })
  }
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ step, ok: false, lastLines: [message] }))
    child.once('close', (code) => resolve({ step, ok: code === 0, lastLines }))
  })
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Adds the results of a step. A runner that failed without a failed test (a crash, no report) counts as one failure.
 */
function addRun({ step, ok, lastLines }, named, passed = 0, failed = 0, skipped = 0) {
  add(passed, ok ? failed : Math.max(failed, 1), skipped)
  if (!ok || failed > 0) failures.push(told(step, named, lastLines))
}

async function city() {
  const ran = await run('cidade', ['--import', 'tsx', 'e2e/city.ts'])
  if (!ran.ok) addRun(ran, [])
}

async function check() {
  const ran = await run('conferência', ['scripts/check.mjs'])
  addRun(ran, [], ran.ok ? 1 : 0)
}

async function unitAndContract(areas) {
  const files = await unitArguments(areas)
  if (files === undefined) return
  const json = path.join(reports, 'vitest.json')
  const ran = await run('unidade', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${json}`,
    ...files,
  ])
  const report = readReport('vitest.json')
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  addRun(
    { ...ran, ok: ran.ok && report !== undefined },
    unitFailures(report),
    report?.numPassedTests,
    report?.numFailedTests,
    skipped,
  )
}

async function browser(project, step, areas) {
  const name = `playwright-${project}.json`
  const options = [`--project=${project}`, '--no-deps', '--reporter=line,json', ...browserArguments(areas)]
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, name), CHROMIUM: chromiumPath() }
  const ran = await run(step, ['node_modules/@playwright/test/cli.js', 'test', ...options], env)
  const report = readReport(name)
  const stats = report?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  addRun(
    { ...ran, ok: ran.ok && stats !== undefined },
    browserFailures(report),
    stats?.expected,
    failed,
    stats?.skipped,
  )
}

/** Tests the portal from start to stop on the newest other node, while the unit tests leave CPU free. */
async function newestNode(areas) {
  if (areas.length > 0) return
  const ran = await run('node novo', ['scripts/test-nodes.mjs', '--mais-novo'])
  addRun(ran, [], ran.ok ? 1 : 0)
}

/** Counts an error that stops all steps as one failure, printed with the others. */
function addFault({ message }) {
  add(0, 1)
  failures.push(`${message}\n`)
}

try {
  await ensureInstalled()
  const areas = await areasIn(asked.filter((each) => each !== EVERYTHING))
  ensureSystemTools()
  await ensureProgrammed()
  const beforeBrowser = Promise.all([ensureBuilt(), city(), check()])
  await Promise.all([beforeBrowser.then(() => newestNode(areas)), unitAndContract(areas)])
  for (const [project, step] of Object.entries(BROWSER_PROJECTS)) await browser(project, step, areas)
} catch (error) {
  addFault(error)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

if (failures.length > 0) process.stdout.write(`\n${failures.join('\n')}`)
process.stdout.write(
  `\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}\n`,
)
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
