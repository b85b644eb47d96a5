export interface Turn {
  /** Told of each other process that has the turn. */
  waiting: (holder: number) => void
  signal?: AbortSignal | undefined
}

/** Runs the work while `file` holds this process's id. */
export function inTurn<T>(file: string, turn: Turn, work: () => Promise<T>): Promise<T>

export function isAlive(pid: number): boolean
