// Lets one of several processes that find the same thing missing create it, while the others wait. Plain JavaScript,
// since it also runs in a clone where nothing is installed yet.
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const ASK_AGAIN_MS = 100
/** A process that has just taken the lock file may not have written its pid yet; after this time it counts as dead. */
const WRITTEN_BY_MS = 10_000

export async function inTurn(file, { waiting, signal }, work) {
  let waitingFor
  while (!(await take(file))) {
    signal?.throwIfAborted()
    const holder = await holderOf(file)
    if (holder === 'nobody') await rm(file, { force: true })
    else {
      if (holder !== undefined && holder !== waitingFor) waiting(holder)
      waitingFor = holder ?? waitingFor
      await delay(ASK_AGAIN_MS)
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Returns the pid holding the lock file; 'nobody' if that process died or the file predates boot; undefined if the file
 * is still empty or already gone.
 */
async function holderOf(file) {
  try {
    const [{ mtimeMs }, holder] = [await stat(file), Number(await readFile(file, 'utf8'))]
    if (mtimeMs < Date.now() - uptime() * 1000) return 'nobody'
    if (holder > 0) return isAlive(holder) ? holder : 'nobody'
    return mtimeMs < Date.now() - WRITTEN_BY_MS ? 'nobody' : undefined
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
