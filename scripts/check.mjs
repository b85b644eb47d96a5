// Checks types, lint, format, import rules and licences; fails when any of them does.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './prepare.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

await ensureInstalled()

const steps = [
  ['tipos', bin('tsc'), ['--noEmit', '-p', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['formato', bin('oxfmt'), ['--check', '.']],
  ['linhas de até 120 colunas', process.execPath, ['scripts/line-length.mjs']],
  ['regras de importação', process.execPath, ['scripts/import-rules.mjs']],
  ['licenças', process.execPath, ['scripts/licencas.mjs', '--conferir']],
]

let failed = 0
for (const [name, command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`)
  if (status !== 0) failed++
}
process.exitCode = failed > 0 ? 1 : 0
