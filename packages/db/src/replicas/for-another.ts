// Which failures say nothing of the question, so that it may be put to another server.
import { codeOf, isGone } from '../errors.ts'

/** The server has not come as far as what was already read. */
export class Behind extends Error {}

/** What a reader did stood in the way of what was to be replayed. */
const IN_THE_WAY = new Set(['40001', '40P01'])

export const isForAnother = (error: unknown): boolean =>
  error instanceof Behind || isGone(error) || IN_THE_WAY.has(codeOf(error))
