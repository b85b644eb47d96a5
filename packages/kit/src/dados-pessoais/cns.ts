// Finds the numbers of health cards (CNS) in a text: fifteen digits with the check of a card.
import { cleanDocumento, isCns, publicDocumento } from '../cpf-cnpj.ts'
import { type Achado, textAfter, textBefore } from './achado.ts'

const FIFTEEN = /(?<![\d.,/-])\d{3}([ .-]?)\d{4}\1\d{4}\1\d{4}(?!\d|[.,/-]\d)/g
/** A definitive card is made of the eleven digits of a PIS, two zeros, a zero or a one, and the check digit. */
const DEFINITIVE = /^[12]\d{10}00[01]\d$/
const PROVISIONAL = /^[789]/
const NEAR = 30
const CALLED_CNS = /(?<!\p{L})(?:CNS|SUS|cart(?:ão|ao) nacional de sa[úu]de)(?!\p{L})/iu
const CALLED_OTHERWISE =
  /(?<!\p{L})(?:chave|c[óo]digo|barras|digit[áa]vel|boleto|protocolo|processo|empenho|nota|NF-?e?|IMEI|s[ée]rie|patrim[ôo]nio|conv[êe]nio|ag[êe]ncia|conta)(?!\p{L})/iu

/** The key of an invoice is forty-four digits, often in groups of four. */
const isInALongerRow = (text: string, from: number, to: number): boolean =>
  /\d{4} $/.test(textBefore(text, from, 5)) || /^ \d{4}(?!\d)/.test(textAfter(text, to, 6))

function isCardHere(text: string, from: number, found: string): boolean {
  const number = cleanDocumento(found)
  if (!isCns(number) || !(DEFINITIVE.test(number) || PROVISIONAL.test(number))) return false
  const before = textBefore(text, from, NEAR)
  return CALLED_CNS.test(before) || !(CALLED_OTHERWISE.test(before) || isInALongerRow(text, from, from + found.length))
}

export const findCns = (text: string): Achado[] =>
  [...text.matchAll(FIFTEEN)]
    .filter(({ 0: found, index }) => isCardHere(text, index, found))
    .map(({ 0: found, index }) => ({
      dado: 'cns',
      inicio: index,
      fim: index + found.length,
      mascarado: publicDocumento(found),
    }))
