// The portal as a stranger would meet it, with a small city of its own: built app, real PostgreSQL, one process.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { e2ePort } from './environment.ts'

const root = path.resolve(import.meta.dirname, '..')
const home = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'))
mkdirSync(path.join(home, 'arquivos'), { recursive: true })

Object.assign(process.env, { PORT: String(e2ePort), PORTAL_HOME: home, DEMO_SCALE: '0.1', RATE_LIMIT: '100000' })

const { status } = spawnSync(process.execPath, ['scripts/portal.mjs', 'demo', '--scale', '0.1'], { cwd: root, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('../apps/api/src/main.ts')
