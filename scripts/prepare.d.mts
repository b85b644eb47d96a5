/** Builds what node runs, unless it is built. */
export function ensureProgrammed(): Promise<void>

/** Builds what is read in a browser, unless it is built. */
export function ensureBuilt(): Promise<void>

/** Installs what measures pages, unless it is there; answers where its program is. */
export function ensureLighthouse(): Promise<string>

/** Where a built program is. */
export function programPath(name: 'portal' | 'comandos'): string

/** Starts a built program in this very process. */
export function startProgram(name: 'portal' | 'comandos'): Promise<void>
