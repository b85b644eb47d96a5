// Check digits, formatting and masking of CPF, CNPJ (numeric and alphanumeric) and CNS, the health card number. The
// mask hides which person it is.
const CPF = /^\d{11}$/
const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const CNS = /^\d{15}$/
/** A masked CPF as data sources write it; it is stored without the punctuation. */
const MASKED = /^\*{3}\.?(\d{3})\.?(\d{3})-?\*{2}$/

/** Returns only the characters of the document: digits and capital letters. */
export function cleanDocumento(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/**
 * Returns the check digit, modulo 11 over the characters' ASCII code minus 48, with weights repeating from 2 to
 * `maxWeight`, from the right.
 */
function checkDigit(text: string, maxWeight: number): number {
  let sum = 0
  let weight = 2
  for (let i = text.length - 1; i >= 0; i--) {
    sum += (text.charCodeAt(i) - 48) * weight
    weight = weight === maxWeight ? 2 : weight + 1
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function withCheckDigits(base: string, maxWeight: number): string {
  const first = `${base}${checkDigit(base, maxWeight)}`
  return `${first}${checkDigit(first, maxWeight)}`
}

/** Completes nine digits into a CPF. */
export const cpfFrom = (base: string): string => withCheckDigits(base, 12)

/** Completes twelve characters into a CNPJ. */
export const cnpjFrom = (base: string): string => withCheckDigits(base, 9)

export function isCpf(text: string): boolean {
  const cpf = cleanDocumento(text)
  return CPF.test(cpf) && !/^(\d)\1+$/.test(cpf) && cpf === cpfFrom(cpf.slice(0, 9))
}

export function isCnpj(text: string): boolean {
  const cnpj = cleanDocumento(text)
  return CNPJ.test(cnpj) && !/^(\d)\1+$/.test(cnpj) && cnpj === cnpjFrom(cnpj.slice(0, 12))
}

export const isCnpjCpf = (text: string): boolean => isCpf(text) || isCnpj(text)

/** Returns a masked CPF as it is stored, `***401489**`; undefined for any other text. */
export function maskedCpf(text: string): string | undefined {
  const [, left = '', right = ''] = MASKED.exec(text.trim()) ?? []
  return left === '' ? undefined : `***${left}${right}**`
}

export function formatCnpjCpf(text: string): string {
  const clean = maskedCpf(text) ?? cleanDocumento(text)
  if (clean.length === 11) return clean.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  if (clean.length === 14) return clean.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return text
}

/** A CNS has fifteen digits whose weighted sum is divisible by eleven, and starts with one of the digits in use. */
export function isCns(text: string): boolean {
  const cns = cleanDocumento(text)
  return (
    CNS.test(cns) &&
    /^[12789]/.test(cns) &&
    [...cns].reduce((sum, digit, at) => sum + Number(digit) * (15 - at), 0) % 11 === 0
  )
}

/** Formats a document for output: a CNPJ whole, a CPF with only its middle, a CNS with only its third group. */
export function publicDocumento(text: string): string {
  const clean = maskedCpf(text) ?? cleanDocumento(text)
  if (CNS.test(clean)) return `*** **** ${clean.slice(7, 11)} ****`
  return CPF.test(clean) || clean.startsWith('*')
    ? `***.${clean.slice(3, 6)}.${clean.slice(6, 9)}-**`
    : formatCnpjCpf(text)
}

/**
 * Returns the part of a person's document that everyone may see, shared by all similar documents. Returns undefined for
 * a document that is public by nature.
 */
export function visiblePart(document: string): string | undefined {
  if (CPF.test(document)) return document.slice(3, 9)
  return CNS.test(document) ? `CNS ${document.slice(7, 11)}` : undefined
}

const GAP = '[\\s.\\-\u2010-\u2015\u2212/_\u00b7]{0,3}'
const IN_TEXT = new RegExp(`(?<!\\d)\\d(?:${GAP}\\d){10}(?!\\d)`, 'g')
const LETTER = /[A-Za-zÀ-ÿ]/
const DATE = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/
const GROUPED = /^\d{3}\D*\d{3}\D*\d{3}\D*\d{2}$/
const SPACED = /^\d(?:(\D)\d)(?:\1\d){9}$/
const MAX_GROUPS = 4

/**
 * Whether eleven digits are written as a CPF: groups of three, three, three and two with any separators. In prose also
 * up to four groups of any length, or digit by digit. A bare number is a code, except in prose.
 */
function isWrittenAsCpf(found: string, prose: boolean): boolean {
  if (!prose) return GROUPED.test(found) && !CPF.test(found)
  return SPACED.test(found) || (found.split(/\D+/).length <= MAX_GROUPS && !DATE.test(found))
}

/**
 * Returns where each CPF of a text begins and ends, whatever blanks, dots and dashes it has. Only numbers with correct
 * check digits count.
 */
export function placesOfCpfs(text: string): [from: number, to: number][] {
  const prose = LETTER.test(text)
  const places: [number, number][] = []
  IN_TEXT.lastIndex = 0
  for (let match = IN_TEXT.exec(text); match; match = IN_TEXT.exec(text)) {
    const [found] = match
    if (isWrittenAsCpf(found, prose) && isCpf(found)) places.push([match.index, IN_TEXT.lastIndex])
    else IN_TEXT.lastIndex = match.index + found.search(/\D|$/)
  }
  return places
}

/** Masks each CPF in a text. */
export function hideCpfs(text: string): string {
  let hidden = ''
  let end = 0
  for (const [from, to] of placesOfCpfs(text)) {
    hidden += text.slice(end, from) + publicDocumento(text.slice(from, to))
    end = to
  }
  return hidden + text.slice(end)
}
