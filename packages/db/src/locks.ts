// Lists every advisory lock with what it protects. A lock is a number that all processes sharing a database agree on,
// so two locks must never have the same number: a new lock gets its number here, and locks.test.ts refuses one written
// anywhere else.

/** Migrating a database to a version: one program at a time. */
export const MIGRATING = 7_283_401
/** Held shared by every process that uses the embedded server, and exclusively by the one that stops it. */
export const SERVER_IN_USE = 7_283_402
/** Creating the role and the database of the embedded server. */
export const SETTING_UP = 7_283_403
/** Filling an empty database with the invented city. */
export const FIRST_LOAD = 7_283_404
/** Running the background jobs: one process of all that share a database. */
export const ON_DUTY = 7_283_405
/** Changing facts: one load at a time, and none while a migration changes the tables. */
export const LOADING = 7_283_410
/** Giving everything published a new version after the database was found to have gone back in time. */
export const RENEWING = 7_283_411
/** Creating a template database of the tests. */
export const TEST_TEMPLATE = 7_283_499

// The locks below are taken by functions of the database, each with a second key, the hash of who is counted, so that
// only requests counted together wait for each other.

/** Counting queries by a person's document from one network: `sistema.perguntar_por_pessoa`. */
export const ASKING_FROM_A_NETWORK = 48_001
/**
 * Counting queries by documents that look alike; taken after the lock above, so that there is no deadlock:
 * `sistema.perguntar_por_pessoa`.
 */
export const ASKING_ALIKE = 48_002
/** Taking slots that are held for as long as something lasts, all in one lock: `sistema.ocupar`. */
export const TAKING_PLACES = 48_003
