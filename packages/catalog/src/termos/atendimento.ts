// Explains the words of services in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const AUDIENCIA_PUBLICA: Termo = {
  topico: 'Audiência pública',
  descricao: 'Reunião aberta em que a população ouve o governo e opina antes de uma decisão.',
}
