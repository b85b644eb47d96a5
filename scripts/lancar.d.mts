export interface Asked {
  readonly version: string
  readonly withTests: boolean
}

export interface Release extends Asked {
  /** Folder of the repository. */
  readonly root: string
  /** The day its entry of CHANGELOG.md must have. */
  readonly date: Date
  readonly say: (line: string) => void
  /** Where the output of its steps goes. */
  readonly output?: 'inherit' | 'ignore'
}

export function readArguments(args: readonly string[]): Asked
/** Makes the release, or throws and leaves the repository as it was. */
export function release(asked: Release): Promise<void>
