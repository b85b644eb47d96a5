// Loads the invented city in a process of its own: a sample before anything is served, and the whole city in the
// background.
import { constants } from 'node:os'
import type { Database } from '@portal/db/database'
import { openPool } from '@portal/db/pool'
import { ConfigError } from '../lib/config.ts'
import { completeOnce } from '../first-load.ts'
import type { Preparing } from './preparing.ts'
import { runPortal } from './run-portal.ts'

/** Loads a sample in seconds, so that a new portal can be read soon. */
export async function loadSample(database: Database, preparing: Preparing): Promise<void> {
  preparing.say('O banco está vazio: carregando a cidade de demonstração…')
  const { DEMO_SCALE: scale, DEMO_DATE: date } = process.env
  const asked = [...(scale ? ['--scale', scale] : []), ...(date ? ['--date', date] : [])]
  const done = await runPortal(['demo', '--amostra', ...asked], database.url, preparing)
  if (!done) throw new ConfigError('A carga da cidade de demonstração falhou; nada foi gravado.')
}

/** Resolves when there is no sample any more. A failure is reported, and the next start retries. */
export async function loadWhole(database: Database, preparing: Preparing): Promise<void> {
  const { say, signal } = preparing
  const pool = openPool(database.url, { max: 1, applicationName: 'portal-inicio' })
  const load = async (): Promise<void> => {
    say('Por ora o portal mostra uma amostra da cidade; a inteira está sendo carregada e toma o lugar dela em minutos.')
    if (await runPortal(['demo', '--inteira'], database.url, preparing, constants.priority.PRIORITY_BELOW_NORMAL))
      return
    say('A cidade inteira não foi carregada: a amostra continua, e o próximo início tenta de novo.')
  }
  try {
    await completeOnce(pool, { load, signal })
  } catch (error) {
    if (!signal.aborted) say(`A carga da cidade inteira parou (${String(error)}); o próximo início a recomeça.`)
  } finally {
    await pool.end()
  }
}
