// Fields that show where in a document the search words are.
import { integer, text } from '@portal/kit/fields'

export const achado = {
  pagina: integer('Página', { help: 'A primeira página do arquivo em que a palavra-chave está.' }),
  trecho: text('Trecho', { help: 'A frase em que a palavra-chave está.' }),
} as const
