// Starts the tested portal: the built app with PostgreSQL and a small city of its own, in one process.
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
