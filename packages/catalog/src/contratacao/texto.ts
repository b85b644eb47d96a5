// Fields of the search inside the text of notices, minutes and contracts.
import { integer, text } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
import { arquivo } from '../rotas.ts'

export const camposDoTexto = {
  arquivoDoTexto: integer('Código do arquivo do trecho'),
  pagina: integer('Página', { help: 'A primeira página do documento em que a palavra está.' }),
  trecho: text('Trecho', { help: 'A frase em que a palavra está.' }),
}

/** Address of the file at the page where the words were found, which PDF readers open. */
export const arquivoDoTexto = ({ arquivoDoTexto: id, pagina }: Row): string | undefined =>
  id === undefined ? undefined : `${arquivo(Number(id))}#page=${pagina}`
