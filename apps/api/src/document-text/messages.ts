// Lines that the PDF reader writes: first that it is ready, then the result of each file.

/** Why a file has no text; these are the values that the database accepts. */
export type Motivo = 'formato' | 'senha' | 'memoria' | 'tempo' | 'falha'

export interface Unread {
  motivo: Motivo
  detalhe: string
}

export type Reading = { paginas: string[]; cortado?: true } | Unread

/** Pages beyond these are not read. What is cut, here or in the length of a page or of the file, is `cortado`. */
export const MAX_PAGES = 2_000

/** Written to stderr by the thread that watches the memory. */
export const TOO_MUCH = 'takes more memory than it may'
