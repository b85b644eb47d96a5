/** Where the browser of the tests is; undefined where there is none. */
export function chromiumPath(): string | undefined
