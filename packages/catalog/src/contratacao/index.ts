// Everything the area of contracting declares.
import type { Area } from '../area.ts'

export const contratacao: Area = { id: 'contratacao' }
