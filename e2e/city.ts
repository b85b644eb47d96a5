// Loads the demo city of the browser tests ahead of time, in parallel with other work.
import { ensureCity } from './support/city.ts'

ensureCity()
