// Keeps processes on cores of their own while they are compared, so that what differs is their work and not what runs
// beside them.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export const SERVERS = 0
export const ASKER = 1

/** With all its threads; it is what the kernel offers, and no part of Node asks for it. */
function keepOn(cores: string, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(pid)], { stdio: 'ignore' })
}

/** The processes on each core stay there while the work lasts, and may run anywhere again after it. */
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
