// One process at a time installs and builds in a clone; whoever comes meanwhile waits, and says for whom.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const ASK_AGAIN_MS = 200

/** Runs the work while `file` holds this process's id; a file left by a process that is gone does not count. */
export async function inTurn(file, work) {
  let waitingFor
  while (!(await take(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (!isAlive(holder)) await rm(file, { force: true })
    else {
      if (holder !== waitingFor) console.log(`O processo ${holder} está preparando o portal nesta pasta; esperando que termine…`)
      waitingFor = holder
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

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
