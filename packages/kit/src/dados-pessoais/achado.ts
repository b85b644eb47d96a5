// What is found of a person in a text that may be published, and how it is told without being repeated.
export const DADOS = {
  cpf: 'CPF',
  cns: 'CNS',
  conta: 'conta bancária',
  endereco: 'endereço junto a um nome',
} as const

export type Dado = keyof typeof DADOS

export interface Achado {
  dado: Dado
  inicio: number
  fim: number
  /** Where the sentence worth showing begins, when that is before what was found: the name of who lives there. */
  desde?: number
  /** What was found, as a report may show it. */
  mascarado: string
}

/** Returns the text before a place, up to a length. */
export const textBefore = (text: string, at: number, length: number): string => text.slice(Math.max(0, at - length), at)

/** Returns the text after a place, up to a length. */
export const textAfter = (text: string, at: number, length: number): string => text.slice(at, at + length)
