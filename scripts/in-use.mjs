// Who runs from what is installed in a folder: each process leaves a mark there until it ends, a name alone (number,
// when it started, program) so that none is half written, and whoever would replace what is installed reads them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAlive } from '../packages/db/src/turn.mjs'

const MARKS = '.em-uso'
/** Where a service may not write, whoever may installs with the service stopped. */
const NOT_OURS_TO_WRITE = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Of another process that later got the same number it is another; not told by every system. */
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

/** Marks this process; answers how to take that back before it ends. */
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

/** The first of the others that run, if any; marks of those that are gone are removed. */
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
