/** Three numbers, as in 1.2.3. */
export function isVersion(text: string): boolean
/** Below zero when the first comes before. */
export function compareVersions(one: string, other: string): number
/** The greatest of those released. */
export function lastReleased(tags: readonly string[]): string | undefined
/** As CHANGELOG.md dates an entry. */
export function dayOf(date: Date): string
/** The heading of an entry of CHANGELOG.md. */
export function headingOf(version: string, date: Date): string
/** What is told under the heading. */
export function entryOf(changelog: string, heading: string): string | undefined
/** package.json of that version. */
export function manifestWith(text: string, version: string): string
/** package-lock.json of that version. */
export function lockWith(text: string, version: string): string
