// Every advisory lock there is, each with what it protects. A lock is a number that all who share a database agree on,
// so two things must never choose the same: a new lock gets its number here, and locks.test.ts refuses one written
// anywhere else.

/** Bringing a database to a version: one program at a time. */
export const MIGRATING = 7_283_401
/** Held shared by every process that uses the embedded server, and exclusively by the one that stops it. */
export const SERVER_IN_USE = 7_283_402
/** Making the role and the database of the embedded server. */
export const SETTING_UP = 7_283_403
/** Filling an empty database with the invented city. */
export const FIRST_LOAD = 7_283_404
/** What the portal does by itself: one process of all that share a database. */
export const ON_DUTY = 7_283_405
/** Changing facts: one load at a time, and none while a version changes the tables. */
export const LOADING = 7_283_410
/** Giving all that is published a new version, once the database is found to have gone back in time. */
export const RENEWING = 7_283_411
/** Making a template of the tests. */
export const TEST_TEMPLATE = 7_283_499

// Taken by functions of the database, in pairs with the hash of whom they count, so that only those counted together
// wait for each other.

/** Questions by a person's document, of one network: `sistema.perguntar_por_pessoa`. */
export const ASKING_FROM_A_NETWORK = 48_001
/**
 * Questions by documents that look alike, after the one above, so that nobody waits in a circle:
 * `sistema.perguntar_por_pessoa`.
 */
export const ASKING_ALIKE = 48_002
/** Places held for as long as something lasts, all together: `sistema.ocupar`. */
export const TAKING_PLACES = 48_003
