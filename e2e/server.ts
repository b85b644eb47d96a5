// The portal as a stranger would meet it, with a small city of its own: built app, real PostgreSQL, one process.
import { rmSync } from 'node:fs'
import { home, port } from './environment.ts'

const clean = (): void => rmSync(home, { recursive: true, force: true })

clean()
process.once('exit', clean)
Object.assign(process.env, { PORT: String(port), PORTAL_HOME: home, DEMO_SCALE: '0.1', LOG_LEVEL: 'warn' })
await import('../apps/api/src/main.ts')
