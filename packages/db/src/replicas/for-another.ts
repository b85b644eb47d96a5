// Decides which failures depend on the server and not on the query, so that the query may be retried on another server.
import { codeOf, isGone } from '../errors.ts'

/** The server lags behind what was already read. */
export class Behind extends Error {}

/** SQLSTATE 40001/40P01: the query conflicted with WAL replay on a standby. */
const IN_THE_WAY = new Set(['40001', '40P01'])

export const isForAnother = (error: unknown): boolean =>
  error instanceof Behind || isGone(error) || IN_THE_WAY.has(codeOf(error))
