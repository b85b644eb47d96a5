/** A legal term and its meaning, as in the glossary. */
export interface Termo {
  readonly topico: string
  readonly descricao: string
}
