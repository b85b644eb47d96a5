// A document that was looked through, or could not be, and why.
import { type Motivo, MAX_PAGES, type Reading } from '@portal/api/document-text/messages'
import { oneLine } from '@portal/api/document-text/one-line'

/** Why nobody looked through a document. */
export type Porque = Motivo | 'sem_texto' | 'espera' | 'ausente' | 'nao_procurado' | 'outro_tipo'

export interface Documento {
  /** Its code in the portal, where it has one. */
  arquivo?: number
  /** The name, or the path, by which whoever publishes it finds it. */
  nome: string
  /** Which rows publish it; asked only of a document in which something was found. */
  onde: () => Promise<string[]>
}

export interface Pagina {
  pagina: number
  texto: string
}

export interface Lido {
  documento: Documento
  /** The pages that have text. */
  paginas: Pagina[]
  /** How many have none, and so were seen by nobody. */
  semTexto: number
  /** The reader stopped before the end. */
  cortado: boolean
  /** The text was kept with its CPFs masked, and the file is not there to say whether they are masked in it too. */
  semCpf: boolean
}

export interface NaoLido {
  documento: Documento
  porque: Porque
}

export type Olhado = Lido | NaoLido

/** Turns what the reader gave into what is looked through. */
export function lidoDe(documento: Documento, reading: Reading): Olhado {
  if ('motivo' in reading) return { documento, porque: reading.motivo }
  const paginas = reading.paginas
    .map((texto, at) => ({ pagina: at + 1, texto: oneLine(texto) }))
    .filter(({ texto }) => texto !== '')
  if (paginas.length === 0) return { documento, porque: 'sem_texto' }
  const semTexto = reading.paginas.length - paginas.length
  return { documento, paginas, semTexto, cortado: reading.cortado ?? false, semCpf: false }
}

/** Turns the pages kept in the database, which leave out those without text, into what is looked through. */
export const guardadoDe = (documento: Documento, paginas: Pagina[], total: number): Lido => ({
  documento,
  paginas,
  semTexto: total - paginas.length,
  cortado: total >= MAX_PAGES,
  semCpf: false,
})
