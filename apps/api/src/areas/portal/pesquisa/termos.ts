// Parses what a visitor typed: words, a document or the number of a commitment.
import { cleanDocumento, maskedCpf } from '@portal/kit/cpf-cnpj'
import { wordsIn } from '@portal/kit/palavras'
import { normalize } from '@portal/kit/texto'

/** '153', '153/2026', 'empenho nº 153'. */
const EMPENHO = /^(?:empenhos? )?(?:n(?:umero|[o.º°]*) ?)?(\d{1,9})(?:\/(\d{4}))?$/

export interface Termos {
  typed: string
  /** The forms of each word. */
  words: string[][]
  /** A whole CPF or CNPJ, or a CPF masked as the portal shows it. */
  documento?: string
  /** The number of a commitment, with its year if typed. */
  empenho?: { numero: number; exercicio?: number }
}

export function readTermos(typed: string): Termos {
  const documento = maskedCpf(typed) ?? cleanDocumento(typed)
  const number = EMPENHO.exec(normalize(typed))
  return {
    typed,
    words: wordsIn(typed),
    ...(/^(\d{11}|\*{3}\d{6}\*{2}|[0-9A-Z]{12}\d{2})$/.test(documento) ? { documento } : {}),
    ...(number
      ? { empenho: { numero: Number(number[1]), ...(number[2] === undefined ? {} : { exercicio: Number(number[2]) }) } }
      : {}),
  }
}
