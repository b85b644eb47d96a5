// Records whose key does not name one by itself, each area's with who finds them.
import type { Finders } from '../calls/register-call.ts'
import { finders as despesa } from './despesa/finders.ts'

export const finders: Finders = despesa
