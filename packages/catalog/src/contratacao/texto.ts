// What was found inside the notices, minutes and contracts themselves.
import { integer, text } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { arquivo } from '../rotas.ts'

export const camposDoTexto = {
  arquivoDoTexto: integer('Código do arquivo do trecho'),
  pagina: integer('Página', { help: 'A primeira página do documento em que a palavra está.' }),
  trecho: text('Trecho', { help: 'A frase em que a palavra está.' }),
}

/** At the page the words were found on, which readers of PDF open. */
export const arquivoDoTexto = ({ arquivoDoTexto: id, pagina }: Row): string | undefined =>
  id === undefined ? undefined : `${arquivo(Number(id))}#page=${pagina}`
