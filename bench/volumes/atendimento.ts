// The requests of a city do not grow with its commitments.
import type { Volume } from './volume.ts'

export const atendimento: Volume = { area: 'atendimento', scale: 1, wholeAnswers: ['/api/estatisticas'] }
