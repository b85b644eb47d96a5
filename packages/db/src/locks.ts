// Every advisory lock the programs take, each with what it protects; those that functions of the database take are in functions/limites.sql.

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
