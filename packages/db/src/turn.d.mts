export interface Turn {
  /** Called with the pid of each other process that holds the lock file. */
  waiting: (holder: number) => void
  signal?: AbortSignal | undefined
}

/** Runs the work while `file` holds this process's pid. */
export function inTurn<T>(file: string, turn: Turn, work: () => Promise<T>): Promise<T>

export function isAlive(pid: number): boolean
