// Each area's volume, loaded only when one of its lines is asked for.
import { atendimento } from './atendimento.ts'
import { despesa } from './despesa.ts'
import { receita } from './receita.ts'
import type { Volume } from './volume.ts'

export const volumes: readonly Volume[] = [despesa, receita, atendimento]
