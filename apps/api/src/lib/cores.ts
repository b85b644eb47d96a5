// Returns how many cores this process may use: those it may run on, limited by the quota of its container.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const QUOTA = '/sys/fs/cgroup/cpu.max'

/**
 * Parses the quota of a cgroup: "150000 100000" is a core and a half, which two processes can use; "max 100000" is no
 * limit.
 */
export function coresIn(quota: string): number {
  const [given = '', period = ''] = quota.trim().split(' ')
  const cores = Math.ceil(Number(given) / Number(period))
  return cores > 0 ? cores : Infinity
}

function read(): string {
  try {
    return readFileSync(QUOTA, 'utf8')
  } catch {
    return ''
  }
}

export const cores = (): number => Math.min(availableParallelism(), coresIn(read()))
