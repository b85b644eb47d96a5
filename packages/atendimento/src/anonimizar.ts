// Hides personal data: masks the fields of a registration shown in a form, and removes personal data from a text before
// it is published.
import { EMAIL, hideAllBut, PHONE } from '@portal/kit/contato'
import { cleanDocumento, isCnpjCpf, publicDocumento } from '@portal/kit/cpf-cnpj'
import { normalize } from '@portal/kit/texto'

const stars = (length: number): string => '*'.repeat(Math.max(1, length))

/** Masks a name: 'Maria da Silva' → 'M**** da S****'. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => (word.length <= 2 ? word : `${word[0]}${stars(word.length - 1)}`))
    .join(' ')
}

/** Masks an address: 'maria@cidade.org' → 'm****@c*****.org'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [host = '', ...rest] = email.slice(at + 1).split('.')
  const hide = (text: string): string => `${text[0] ?? ''}${stars(text.length - 1)}`
  return `${hide(email.slice(0, at))}@${[hide(host), ...rest].join('.')}`
}

/** Masks all but the last two digits. */
export const maskPhone = (phone: string): string => hideAllBut(phone, 2)

export const DOCUMENT =
  /(?<![\p{L}\d])(?:\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})(?![\p{L}\d])/gu
const RG = /\b(RG|identidade)(\s*(?:n[ºo°.]*)?\s*:?\s*)[\d.xX-]{5,14}/gi

export const HIDDEN = '[dado pessoal]'

/** The length of the shortest word of a name that identifies anyone. */
const TELLING = 3

/** What is known about the author of a text. */
export interface Conhecido {
  nome?: string | undefined
  cnpjCpf?: string | undefined
  telefones?: readonly (string | undefined)[]
  logradouro?: string | undefined
  numero?: string | undefined
  outros?: readonly (string | undefined)[]
}

/**
 * Returns the text without e-mails, documents and phones, and without what is known about its author: the whole name or
 * any two of its words in a row; document, phones and address, in any punctuation.
 */
export function hidePersonal(text: string, known: Conhecido = {}): string {
  const own = cleanDocumento(known.cnpjCpf ?? '')
  const documentOf = (found: string): string => {
    if (!isCnpjCpf(found)) return found
    if (cleanDocumento(found) === own) return HIDDEN
    return cleanDocumento(found).length === 11 ? publicDocumento(found) : found
  }
  const plain = text
    .replace(EMAIL, HIDDEN)
    .replace(DOCUMENT, documentOf)
    .replace(PHONE, HIDDEN)
    .replace(RG, `$1$2${HIDDEN}`)
  const withoutNumbers = [...(known.telefones ?? []).map(phoneOf), addressOf(known)].reduce<string>(
    (kept, pattern) => (pattern ? kept.replace(pattern, HIDDEN) : kept),
    plain,
  )
  const withoutOthers = (known.outros ?? []).reduce<string>(
    (kept, value) => (value && value.trim().length >= TELLING ? kept.replaceAll(value.trim(), HIDDEN) : kept),
    withoutNumbers,
  )
  return known.nome === undefined ? withoutOthers : hideName(withoutOthers, known.nome)
}

const SUBSCRIBER = /(\d{4})(\d{4})$/

/** Returns a pattern for the phone number, with or without its area code. */
function phoneOf(phone = ''): RegExp | undefined {
  const [, head, tail] = SUBSCRIBER.exec(phone.replace(/\D/g, '')) ?? []
  return head && tail ? new RegExp(`(?<!\\d)(?:9[ -]?)?${head}[ -]?${tail}(?!\\d)`, 'g') : undefined
}

const literally = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** Returns a pattern for the street with its number; the street alone may be the subject of the request. */
function addressOf({ logradouro, numero }: Conhecido): RegExp | undefined {
  if (!logradouro?.trim() || !numero?.trim()) return undefined
  return new RegExp(
    `${literally(logradouro)}[\\s,]*(?:n(?:úmero|[ºo°.])*\\s*)?${literally(numero)}(?![\\p{L}\\d])`,
    'giu',
  )
}

const WORD = /[\p{L}'’-]+/gu

function hideName(text: string, name: string): string {
  let result = ''
  let end = 0
  for (const [from, to] of placesOfName(text, name)) {
    result += text.slice(end, from) + HIDDEN
    end = to
  }
  return result + text.slice(end)
}

/** Returns the positions in the text of a name: the whole name, or any two of its words in a row. */
export function placesOfName(text: string, name: string): [from: number, to: number][] {
  const parts = new Set(normalize(name).split(' '))
  const telling = (word: string): boolean => parts.has(normalize(word)) && word.length >= TELLING
  const words = [...text.matchAll(WORD)]
  const places: [number, number][] = []
  for (let i = 0; i < words.length;) {
    let last = i
    let count = 0
    for (let j = i; j < words.length && parts.has(normalize(words[j]?.[0] ?? '')) && isNear(text, words, i, j); j++) {
      if (telling(words[j]?.[0] ?? '')) {
        last = j
        count++
      }
    }
    const [first, final] = [words[i], words[last]]
    if (count >= Math.min(2, parts.size) && first && final && telling(first[0])) {
      places.push([first.index, final.index + final[0].length])
      i = last + 1
    } else i++
  }
  return places
}

/** Returns whether only whitespace separates the two words. */
const isNear = (text: string, words: readonly RegExpExecArray[], from: number, to: number): boolean => {
  if (to === from) return true
  const [before, word] = [words[to - 1], words[to]]
  return (
    before !== undefined && word !== undefined && /^\s+$/.test(text.slice(before.index + before[0].length, word.index))
  )
}
