// The volume of atendimento stays small: the requests of a city do not grow with its empenhos.
import type { Volume } from './volume.ts'

export const atendimento: Volume = { area: 'atendimento', scale: 1, wholeAnswers: ['/api/estatisticas'] }
