// Builds the demo city of the browser tests: loaded once for each state of its sources, cached as a folder, and copied
// for each run.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { fingerprint } from '@portal/db/testing/fingerprint'
import { CITY_SOURCES } from '../../apps/demo/src/testing/city.ts'
import { CITY, portalEnv, root } from '../environment.ts'

const SOURCES = [
  ...CITY_SOURCES,
  'e2e/environment.ts',
  'e2e/support/read-texts.ts',
  'apps/api/src/document-text',
  'package-lock.json',
]

const models = path.join(tmpdir(), `portal-e2e-cidades-${userInfo().uid}`)

function makeModel(model: string): void {
  const draft = `${model}.rascunho-${process.pid}`
  const args = ['scripts/portal.mjs', 'demo', '--scale', CITY.scale, '--date', CITY.date]
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...portalEnv, PORTAL_HOME: draft },
  })
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/support/read-texts.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...portalEnv, PORTAL_HOME: draft },
  })
  const older = readdirSync(models).filter((name) => !name.includes('.rascunho-'))
  if (existsSync(model)) rmSync(draft, { recursive: true })
  else renameSync(draft, model)
  for (const name of older) rmSync(path.join(models, name), { recursive: true, force: true })
}

/** Returns the folder of the city for the current sources; builds it if missing. */
export function ensureCity(): string {
  mkdirSync(models, { recursive: true, mode: 0o755 })
  const model = path.join(models, fingerprint(SOURCES))
  if (!existsSync(model)) makeModel(model)
  return model
}

/** Copies the city with owners and modes: PostgreSQL refuses a folder it does not own. */
export function copyCity(home: string): void {
  execFileSync('cp', ['-Rp', ensureCity(), home])
}
