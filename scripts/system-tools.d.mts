/** Returns the path of the browser for tests; undefined where there is none. */
export function chromiumPath(): string | undefined
