// Everything the area of revenue declares.
import type { Area } from '../area.ts'

export const receita: Area = { id: 'receita' }
