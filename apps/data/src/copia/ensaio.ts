// Restores the newest copy of a folder into a temporary database, times it, and deletes the database.
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KeyObject } from 'node:crypto'
import { openDatabase } from '@portal/db/database'
import { draftOf, sweepDrafts } from '@portal/db/draft'
import { isRoot } from '@portal/db/home'
import { aborted } from '@portal/db/leaving'
import { copiasIn, type CopiaNaPasta } from './arquivos.ts'
import { BadCopia } from './falhas.ts'
import { restaura } from './restaura.ts'

export interface EnsaioOptions {
  chave?: KeyObject
  signal?: AbortSignal
  log?: (line: string) => void
}

export async function newestIn(folder: string): Promise<CopiaNaPasta> {
  const [newest] = await copiasIn(folder)
  if (!newest) throw new BadCopia(`Não há nenhuma cópia que se leia em ${folder}.`)
  return newest
}

/**
 * Returns how many seconds the restore took. It uses a database server of its own, whatever database the portal has.
 * The server is beside the copies, except for root: its server runs as another user, who may have no access there.
 */
export async function ensaiar(folder: string, copia: CopiaNaPasta, options: EnsaioOptions = {}): Promise<number> {
  const { chave, signal, log = () => {} } = options
  const place = isRoot() ? tmpdir() : folder
  await sweepDrafts(place)
  const home = draftOf(join(place, 'portal-ensaio'))
  const began = performance.now()
  try {
    const database = await openDatabase({ PORTAL_HOME: home }, { log, ...(signal && { signal }) })
    try {
      const how = { storeDir: join(home, 'arquivos'), semCifradas: true, log, ...(chave && { chave }) }
      const restored = restaura(database.url, copia.folder, how)
      await (signal ? Promise.race([restored, aborted(signal)]) : restored)
      return Math.round((performance.now() - began) / 1000)
    } finally {
      await database.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
