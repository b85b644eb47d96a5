/** Returns whether the text is three numbers, as in 1.2.3. */
export function isVersion(text: string): boolean
/** Returns a negative number when the first version comes before. */
export function compareVersions(one: string, other: string): number
/** Returns the highest version released. */
export function lastReleased(tags: readonly string[]): string | undefined
/** Formats a date as CHANGELOG.md does. */
export function dayOf(date: Date): string
/** Returns the heading of an entry of CHANGELOG.md. */
export function headingOf(version: string, date: Date): string
/** Returns the text under the heading. */
export function entryOf(changelog: string, heading: string): string | undefined
/** Returns the text of package.json with that version. */
export function manifestWith(text: string, version: string): string
/** Returns the text of package-lock.json with that version. */
export function lockWith(text: string, version: string): string
