// Records which processes run from a folder's installed packages. Each creates an empty file there until it ends, named
// by its pid, start time and program, so that it is never half written. An install reads them before it replaces
// packages.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAlive } from '../packages/db/src/turn.mjs'

const MARKS = '.em-uso'
/** Errors of a service user that may not write in the folder. Whoever installs then must stop the service first. */
const NOT_OURS_TO_WRITE = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Returns the start time of a process, which tells it from a later one with the same pid; empty where there is no
 * /proc.
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}

function ifWeMay(write) {
  try {
    write()
  } catch (error) {
    if (!NOT_OURS_TO_WRITE.has(error.code)) throw error
  }
}

/** Creates the file of this process. Returns a function that removes it before the process ends. */
export function markUse(folder) {
  const mark = join(folder, MARKS, `${process.pid}-${startOf(process.pid)}-${basename(process.argv[1])}`)
  const unmark = () => ifWeMay(() => rmSync(mark, { force: true }))
  ifWeMay(() => {
    mkdirSync(join(folder, MARKS), { recursive: true })
    writeFileSync(mark, '')
  })
  process.once('exit', unmark)
  return () => {
    process.off('exit', unmark)
    unmark()
  }
}

/** Returns the first other process that runs, if any. Removes the files of those that ended. */
export function otherUser(folder) {
  const marks = join(folder, MARKS)
  for (const name of existsSync(marks) ? readdirSync(marks) : []) {
    const [pid, started, ...program] = name.split('-')
    if (Number(pid) === process.pid) continue
    if (isAlive(Number(pid)) && startOf(pid) === started) return { pid, program: program.join('-') }
    ifWeMay(() => rmSync(join(marks, name), { force: true }))
  }
  return undefined
}
