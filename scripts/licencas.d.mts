export interface Locked {
  readonly packages: Readonly<Record<string, object>>
}

export interface Component {
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  readonly path: string
}

/** Returns the packages that run with the portal, by name. */
export function componentsOf(lock: Locked): Component[]
/** Returns what is wrong, each in a sentence. */
export function faultsOf(lock: Locked, written: string | undefined, document: string): string[]
/** Returns the named packages, with all their dependencies. */
export function closureOf(lock: Locked, names: readonly string[]): Set<string>
/** Returns the text of LICENCAS.md, with the licence texts of the packages installed below `root`. */
export function documentOf(lock: Locked, root: string): string
