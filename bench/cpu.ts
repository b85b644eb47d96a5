// Reads CPU time and memory of processes from /proc: what a request costs, whatever else the machine is doing.
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

interface Process {
  pid: number
  parent: number
  /** CPU ticks of the process and of its children that ended, so that the cost of a closed connection still counts. */
  ticks: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      pid,
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
    }
  } catch {
    return undefined
  }
}

function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

/** Returns the seconds of CPU used so far by these processes and all their descendants. */
export function cpuSeconds(pids: readonly number[]): number {
  const processes = allProcesses()
  const included = new Set(pids)
  for (let grew = true; grew;) {
    grew = false
    for (const { pid, parent } of processes) {
      if (!included.has(pid) && included.has(parent)) {
        included.add(pid)
        grew = true
      }
    }
  }
  return processes.filter(({ pid }) => included.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND
}

/** Returns resident memory in MB. */
export function residentMegabytes(pid: number): number {
  const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) / 1024
}

export const childrenOf = (pid: number): number[] =>
  allProcesses().flatMap((each) => (each.parent === pid ? [each.pid] : []))

/**
 * Returns the memory a process does not share, in MB: a connection's backend mostly maps the server's shared memory.
 */
export function privateMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const total = [...rollup.matchAll(/Private_(?:Clean|Dirty):\s+(\d+)/g)].reduce((sum, [, kb]) => sum + Number(kb), 0)
  return total / 1024
}

/** Returns how much resident memory grew, at its peak, while `work` ran. */
export async function memoryGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMegabytes(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid))
  }, 50)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(peak, residentMegabytes(pid)) - before
}
