// Collects the warnings of all areas about rows that a load accepts.
import type { Avisos } from './aviso.ts'
import { avisos as contratacao } from './contratacao/avisos.ts'
import { avisos as despesa } from './despesa/avisos.ts'
import { avisos as portal } from './portal/avisos.ts'

const areas: readonly Avisos[] = [despesa, contratacao, portal]

export const avisosDeArquivo = areas.flatMap(({ deArquivo = [] }) => deArquivo)
export const avisosDeExercicio = areas.flatMap(({ deExercicio = [] }) => deExercicio)
export const conferencias = areas.flatMap(({ conferencias: own = [] }) => own)
