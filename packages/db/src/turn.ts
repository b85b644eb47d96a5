// Of several first starts in one folder, one makes what is missing and the others wait for it.
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { isAlive } from './postmaster.ts'

const ASK_AGAIN_MS = 100

export interface Turn {
  /** Told once that another process has the turn. */
  waiting: () => void
  signal?: AbortSignal | undefined
}

/** Runs the work while `file` holds this process's id. */
export async function inTurn<T>(file: string, { waiting, signal }: Turn, work: () => Promise<T>): Promise<T> {
  let said = false
  while (!(await take(file))) {
    signal?.throwIfAborted()
    if (await isAbandoned(file)) await rm(file, { force: true })
    else {
      if (!said) waiting()
      said = true
      await delay(ASK_AGAIN_MS)
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Its process is gone, or was of before the machine last started. */
async function isAbandoned(file: string): Promise<boolean> {
  try {
    const [{ mtimeMs }, holder] = [await stat(file), Number(await readFile(file, 'utf8'))]
    return mtimeMs < Date.now() - uptime() * 1000 || (holder > 0 && !isAlive(holder))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
