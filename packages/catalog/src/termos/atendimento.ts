// The words of the services in plain language: what explains a column, and what the glossary begins with.
import type { Termo } from '@portal/kit/fields'

export const AUDIENCIA_PUBLICA: Termo = {
  topico: 'Audiência pública',
  descricao: 'Reunião aberta em que a população ouve o governo e opina antes de uma decisão.',
}
