export interface Locked {
  readonly packages: Readonly<Record<string, object>>
}

export interface Component {
  readonly name: string
  readonly version: string
  readonly license: string | undefined
  readonly path: string
}

/** What runs with the portal, by name. */
export function componentsOf(lock: Locked): Component[]
/** What is wrong, each in a sentence. */
export function faultsOf(lock: Locked, written: string | undefined, document: string): string[]
/** The named packages, with all they bring. */
export function closureOf(lock: Locked, names: readonly string[]): Set<string>
/** LICENCAS.md, with the texts found in the packages installed below `root`. */
export function documentOf(lock: Locked, root: string): string
