// Finds the CPFs of a text: what the portal itself would mask, but for numbers that say they are something else.
import { placesOfCpfs, publicDocumento } from '../cpf-cnpj.ts'
import { type Achado, textAfter, textBefore } from './achado.ts'

const NEAR = 40
/** The form on the card. Whoever writes eleven digits so means a CPF. */
const WRITTEN_OUT = /^\d{3}[^\d\w]+\d{3}[^\d\w]+\d{3}[^\d\w]+\d{2}$/
const CALLED_CPF = /(?<!\p{L})CPF(?!\p{L})|\bC\.P\.F\b/iu
const CELLPHONE = /^\d{2}[ -]9\d{4}[ -]?\d{4}$/

/** A field of the line of a bill. */
const OF_A_BILL = /^\d{5}\.\d{6}$/

/** Numbers of eleven digits that are not a person's, where one of these words is right before them. */
const CALLED_OTHERWISE =
  /(?<!\p{L})(?:tel(?:efone)?s?|fones?|cel(?:ular)?|whats(?:app)?|fax|chave|c[óo]digo|barras|digit[áa]vel|boleto|protocolo|processo|empenho|nota|NF-?e?|ART|RRT|CNO|CEI|matr[íi]cula|inscri[çc][ãa]o|s[ée]rie|PIS|PASEP|NIS|NIT)(?!\p{L})[^\p{L}\d]{0,6}(?:n(?:º|°|o|\.|[úu]mero)*[^\p{L}\d]{0,4})?$/iu

/** A process of a court (0001234-56.2026.8.16.0001) may have eleven digits between two dots. */
const isPartOfMore = (text: string, from: number, to: number): boolean =>
  /\d[.\-/,]$/.test(textBefore(text, from, 2)) || /^[.\-/,]\d/.test(textAfter(text, to, 2))

function isCpfHere(text: string, from: number, to: number): boolean {
  const found = text.slice(from, to)
  const before = textBefore(text, from, NEAR)
  if (WRITTEN_OUT.test(found) || CALLED_CPF.test(before)) return true
  return (
    !isPartOfMore(text, from, to) &&
    ![CELLPHONE, OF_A_BILL].some((other) => other.test(found)) &&
    !CALLED_OTHERWISE.test(before)
  )
}

export const findCpfs = (text: string): Achado[] =>
  placesOfCpfs(text)
    .filter(([from, to]) => isCpfHere(text, from, to))
    .map(([inicio, fim]) => ({
      dado: 'cpf',
      inicio,
      fim,
      mascarado: publicDocumento(text.slice(inicio, fim)),
    }))
