// What the reader of PDFs says on each line: first that it is ready, then what became of each file.

/** Why the text of a file is not known; the words the database takes. */
export type Motivo = 'formato' | 'senha' | 'memoria' | 'tempo' | 'falha'

export interface Unread {
  motivo: Motivo
  detalhe: string
}

export type Reading = { paginas: string[] } | Unread

/** On its errors, by the thread that watches its memory. */
export const TOO_MUCH = 'takes more memory than it may'
