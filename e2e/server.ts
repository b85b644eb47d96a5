// The portal as a stranger would meet it, with a small city of its own: built app, real PostgreSQL, one process.
import { rmSync } from 'node:fs'
import { startProgram } from '../scripts/prepare.mjs'
import { home, portalEnv } from './environment.ts'
import { copyCity } from './support/city.ts'

const clean = (): void => rmSync(home, { recursive: true, force: true })

clean()
process.once('exit', clean)
Object.assign(process.env, portalEnv)
copyCity(home)
await startProgram('portal')
