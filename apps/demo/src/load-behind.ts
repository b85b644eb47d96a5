// Replaces a sample of the demo city with the full one, in one transaction; visitors read and write to the sample until
// it commits. If interrupted, the sample stays, with the mark that the full city is still to come.
import type { Pool, PoolClient } from 'pg'
import { readSample, tablesIn } from '@portal/data/load/whole-database'
import { TABLE_NAMES } from '@portal/data/package/rows'
import { writeCity, type CityAsked } from './write-city.ts'

/** Returns whether there was a sample to replace. */
export async function loadBehind(pool: Pool, asked: Omit<CityAsked, 'scale' | 'today'>): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table entidade in share row exclusive mode')
    const whole = await readSample(client)
    if (whole) {
      await removeRows(client)
      await writeCity({ client, alone: false, ...whole, ...asked })
    }
    await client.query('commit')
    if (!whole) return false
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  await pool.query(`vacuum (analyze) ${await tablesIn(pool, ['public', 'resumo'])}`)
  return true
}

/**
 * Deletes the rows, which unlike truncate does not block readers. What visitors wrote stays, since the full city has
 * the same demo requests.
 */
async function removeRows(client: PoolClient): Promise<void> {
  const summaries = (await tablesIn(client, ['resumo'])).split(', ')
  const all = [...summaries, 'cofre.original', ...TABLE_NAMES.toReversed(), 'sistema.ultima_atualizacao']
  for (const table of all) await client.query(`delete from ${table}`)
  await client.query(`delete from sistema.estado where chave = 'amostra'`)
}
