/** Builds the programs for node, if outdated. */
export function ensureProgrammed(): Promise<void>

/** Builds the pages for the browser, if outdated. */
export function ensureBuilt(): Promise<void>

/** Installs Lighthouse, if missing; returns the path of its program. */
export function ensureLighthouse(): Promise<string>

/** Returns the path of a built program. */
export function programPath(name: 'portal' | 'comandos'): string

/** Builds the programs and starts one in this process. */
export function startProgram(name: 'portal' | 'comandos'): Promise<void>
