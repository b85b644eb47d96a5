// Loads an empty database once, however many processes find it empty at the same time: one loads, and the others wait
// for it. A sample of the demo is completed in the same way, in the background.
import { setTimeout as delay } from 'node:timers/promises'
import { FIRST_LOAD } from '@portal/db/locks'
import type { Pool, PoolClient } from '@portal/db/pool'

const ASK_AGAIN_MS = 250

export interface FirstLoad {
  load: () => Promise<void>
  /** Set where the city will be loaded later from its own files; stored in the database for later starts. */
  startsEmpty?: boolean
  log: (line: string) => void
  signal: AbortSignal
}

export async function fillOnce(pool: Pool, { load, startsEmpty = false, log, signal }: FirstLoad): Promise<void> {
  const client = await pool.connect()
  try {
    if (!(await isEmpty(client))) return
    if (!(await takeTurn(client))) {
      log('Outro processo está carregando a cidade neste banco; esperando que termine…')
      while (!(await takeTurn(client))) await delay(ASK_AGAIN_MS, undefined, { signal })
    }
    if (!(await isEmpty(client))) return
    if (startsEmpty)
      await client.query(
        `insert into sistema.estado (chave, valor) values ('vazio', 'S') on conflict (chave) do nothing`,
      )
    if (await awaitsItsCity(client))
      log('O banco está vazio, à espera dos dados da cidade: npm run portal -- import <pasta>')
    else await load()
  } finally {
    await passTurn(client)
  }
}

/** Work done under an advisory lock of the session, which passes on when the session ends for any reason. */
export interface Completion {
  load: () => Promise<void>
  signal: AbortSignal
}

/**
 * Completes a sample. A process that finds this in progress waits too, and takes over if the other is stopped or fails;
 * otherwise the next start would.
 */
export async function completeOnce(pool: Pool, { load, signal }: Completion): Promise<void> {
  const client = await pool.connect()
  try {
    if (!(await isSample(client))) return
    while (!(await takeTurn(client))) await delay(ASK_AGAIN_MS, undefined, { signal })
    if (await isSample(client)) await load()
  } finally {
    await passTurn(client)
  }
}

async function takeTurn(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [FIRST_LOAD])
  return rows[0]?.mine === true
}

/** Gives the lock back at once: the server only notices some time later that the session has ended. */
async function passTurn(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_unlock_all()').catch(() => {})
  client.release(true)
}

async function awaitsItsCity(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(`select from sistema.estado where chave = 'vazio'`)
  return rowCount !== 0
}

async function isSample(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(`select from sistema.estado where chave = 'amostra'`)
  return rowCount !== 0
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from entidade) as empty')
  return rows[0]?.empty === true
}
