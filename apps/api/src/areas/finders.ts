// Collects, from every area, the functions that find records whose key may be incomplete.
import type { Finders } from '../calls/register-call.ts'
import { finders as despesa } from './despesa/finders.ts'

export const finders: Finders = despesa
