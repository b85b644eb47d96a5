// CPF and CNPJ, numeric and alphanumeric: check digits, formatting and the masking that hides people.
const CPF = /^\d{11}$/
const CNPJ = /^[0-9A-Z]{12}\d{2}$/

/** Keeps only what identifies the document: digits and capital letters. */
export function cleanDocumento(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Modulo 11 over the characters' ASCII code minus 48, weights repeating from 2 to `maxWeight`, from the right. */
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

export function formatCnpjCpf(text: string): string {
  const clean = cleanDocumento(text)
  if (clean.length === 11) return clean.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  if (clean.length === 14) return clean.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return text
}

/** What leaves the API: a CNPJ whole, a CPF with only its middle shown. */
export function publicDocumento(text: string): string {
  const clean = cleanDocumento(text)
  return CPF.test(clean) ? `***.${clean.slice(3, 6)}.${clean.slice(6, 9)}-**` : formatCnpjCpf(text)
}

const IN_TEXT = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g
const LETTER = /[A-Za-zÀ-ÿ]/

/** What people wrote, each CPF in it masked. A text that is only a number is a code, unless it is punctuated as a CPF. */
export function hideCpfs(text: string): string {
  const prose = LETTER.test(text)
  return text.replace(IN_TEXT, (found) => ((prose || !CPF.test(found)) && isCpf(found) ? publicDocumento(found) : found))
}
