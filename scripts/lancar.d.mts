export interface Asked {
  readonly version: string
  readonly withTests: boolean
}

export interface Release extends Asked {
  /** The repository. */
  readonly root: string
  /** The day its entry of CHANGELOG.md must have. */
  readonly date: Date
  readonly say: (line: string) => void
  /** Where what its steps print goes. */
  readonly output?: 'inherit' | 'ignore'
}

export function readArguments(args: readonly string[]): Asked
/** Makes it, or throws and leaves the repository as it was. */
export function release(asked: Release): Promise<void>
