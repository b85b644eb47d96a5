// Everything the area of contracting declares.
import type { Area } from '../area.ts'
import { aditivo, aditivosDoContrato } from './aditivo.ts'
import { adjudicacao } from './adjudicacao.ts'

export const contratacao: Area = { id: 'contratacao', records: [aditivo, adjudicacao], calls: [aditivosDoContrato] }
