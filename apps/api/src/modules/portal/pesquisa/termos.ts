// What a visitor typed, as words the database can look for in singular and plural.
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { wordForms } from '@portal/kit/plural'
import { normalize } from '@portal/kit/texto'

const MAX_WORDS = 6
/** Words this short join others; they find nothing alone. */
const JOINING = 2

/** '153', '153/2026', 'empenho nº 153'. */
const EMPENHO = /^(?:empenhos? )?(?:n(?:umero|[o.º°]*) ?)?(\d{1,9})(?:\/(\d{4}))?$/

export interface Termos {
  /** For each word, its forms. */
  words: string[][]
  /** A whole CPF or CNPJ. */
  documento?: string
  /** A commitment's number, perhaps with its year. */
  empenho?: { numero: number; exercicio?: number }
}

export function readTermos(typed: string): Termos {
  const plain = normalize(typed)
  const all = plain.split(/[^a-z0-9]+/).filter(Boolean)
  const telling = all.filter((word) => word.length > JOINING)
  const words = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS).map(wordForms)
  const documento = cleanDocumento(typed)
  const number = EMPENHO.exec(plain)
  return {
    words,
    ...(/^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(documento) ? { documento } : {}),
    ...(number ? { empenho: { numero: Number(number[1]), ...(number[2] === undefined ? {} : { exercicio: Number(number[2]) }) } } : {}),
  }
}

/** One list of LIKE patterns a word. */
export const likePatterns = ({ words }: Termos): string[][] => words.map((forms) => forms.map((form) => `%${form}%`))

/** The words of a text, each in any of its forms and with any ending. */
export const tsQuery = ({ words }: Termos): string => words.map((forms) => `(${forms.map((form) => `${form}:*`).join(' | ')})`).join(' & ')
