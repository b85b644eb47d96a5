// Everything that proves the portal: types and lint, unit and contract tests on PostgreSQL, and a browser on the built app.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt, ensureInstalled } from './prepare.mjs'
import { chromiumPath, ensureSystemTools } from './system-tools.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
const count = { passed: 0, failed: 0 }

function run(title, command, args, env = {}) {
  process.stdout.write(`\n▶ ${title}\n`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that ended badly without a failed test of its own (a crash, no report) counts as one failure. */
function add(ok, passed, failed) {
  count.passed += passed
  count.failed += ok ? failed : Math.max(failed, 1)
}

function check() {
  const ok = run('tipos, lint e regras de importação', process.execPath, ['scripts/check.mjs'])
  add(ok, ok ? 1 : 0, 0)
}

function unitAndContract() {
  const file = path.join(reports, 'vitest.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = run('testes de unidade e de contrato', process.execPath, args)
  const report = readReport(file)
  add(ok && report !== undefined, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

function browser() {
  const file = path.join(reports, 'playwright.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json']
  const ok = run('testes no navegador', process.execPath, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: chromiumPath() })
  const stats = readReport(file)?.stats
  add(ok && stats !== undefined, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
}

try {
  await ensureInstalled()
  ensureSystemTools()
  check()
  await ensureBuilt()
  unitAndContract()
  browser()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  count.failed++
} finally {
  rmSync(reports, { recursive: true, force: true })
}

process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`)
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
