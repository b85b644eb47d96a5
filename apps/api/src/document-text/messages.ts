// Lines that the PDF reader writes: first that it is ready, then the result of each file.

/** Why a file has no text; these are the values that the database accepts. */
export type Motivo = 'formato' | 'senha' | 'memoria' | 'tempo' | 'falha'

export interface Unread {
  motivo: Motivo
  detalhe: string
}

export type Reading = { paginas: string[] } | Unread

/** Written to stderr by the thread that watches the memory. */
export const TOO_MUCH = 'takes more memory than it may'
