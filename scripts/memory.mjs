// A folder in memory for what the tests make and throw away: a database is 1,400 small files, and some disks take ten times as long to make as many again.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

const GIGABYTE = 2 ** 30
/** What a whole run takes, three times over. */
const ROOM = 9 * GIGABYTE

/** Programs are run from the folder too, which some machines forbid. */
function runsPrograms(folder) {
  const program = path.join(folder, `prova-${process.pid}`)
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

/** Kept from run to run, as the temporary folder of the system is, with about a gigabyte in it; none where the machine offers none, or little room. */
export function folderInMemory(place = '/dev/shm', room = ROOM) {
  try {
    const { bavail, bsize } = statfsSync(place)
    if (Math.min(bavail * bsize, process.availableMemory()) < room) return undefined
    const folder = path.join(place, `portal-testes-${userInfo().uid}`)
    if (!existsSync(folder)) mkdirSync(folder)
    chmodSync(folder, 0o755)
    return runsPrograms(folder) ? folder : undefined
  } catch {
    return undefined
  }
}
