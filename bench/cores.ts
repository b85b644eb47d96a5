// Pins processes to CPU cores while they are compared, so that the difference is their own work and not what runs
// beside them.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export const SERVERS = 0
export const ASKER = 1

/** Pins a process with all its threads. Uses `taskset`, since Node has no API for it. */
function keepOn(cores: string, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(pid)], { stdio: 'ignore' })
}

/** Pins the processes to their cores while the work runs, and unpins them after it. */
export async function whileKeptOn<Result>(
  kept: Record<number, readonly number[]>,
  work: () => Promise<Result>,
): Promise<Result> {
  const everywhere = `0-${availableParallelism() - 1}`
  for (const [core, pids] of Object.entries(kept)) for (const pid of pids) keepOn(core, pid)
  try {
    return await work()
  } finally {
    for (const pid of Object.values(kept).flat()) keepOn(everywhere, pid)
  }
}
