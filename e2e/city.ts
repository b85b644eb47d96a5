// Makes the city of the browser tests ahead of them, while something else has the attention.
import { ensureCity } from './support/city.ts'

ensureCity()
