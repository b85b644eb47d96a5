// Masks applied while typing: they add punctuation, and keep the caret after the same character.
import type { FormEvent } from 'react'

export type Mask = (typed: string) => string

/** 00/00/0000. */
export const maskDate: Mask = (typed) => {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** Puts each separator before the character at its place. */
const punctuate = (bare: string, separators: Readonly<Record<number, string>>): string =>
  [...bare].map((character, index) => `${separators[index] ?? ''}${character}`).join('')

/** 000.000.000-00 while it can be a CPF, 00.000.000/0000-00 from the twelfth character or the first letter on. */
export const maskDocumento: Mask = (typed) => {
  const bare = typed
    .toUpperCase()
    .replace(/[^0-9A-Z*]/g, '')
    .slice(0, 14)
  return bare.length <= 11 && !/[A-Z]/.test(bare)
    ? punctuate(bare, { 3: '.', 6: '.', 9: '-' })
    : punctuate(bare, { 2: '.', 5: '.', 8: '/', 12: '-' })
}

/** 00000-000. */
export const maskCep: Mask = (typed) => punctuate(typed.replace(/\D/g, '').slice(0, 8), { 5: '-' })

/** (00) 0000-0000, or (00) 00000-0000 from the eleventh digit on. */
export const maskPhone: Mask = (typed) => {
  const digits = typed.replace(/\D/g, '').slice(0, 11)
  return punctuate(digits, { 0: '(', 2: ') ', [digits.length === 11 ? 7 : 6]: '-' })
}

export const maskInteger: Mask = (typed) => typed.replace(/\D/g, '')

const significant = (text: string): number => text.replace(/[^0-9A-Za-z*]/g, '').length

/** Returns the caret position with the same number of significant characters before it. */
export function caretAfter(masked: string, count: number): number {
  let seen = 0
  for (let index = 0; index < masked.length; index++) {
    if (seen === count) return index
    if (significant(masked.charAt(index)) === 1) seen++
  }
  return masked.length
}

export const onMaskedInput =
  (mask: Mask) =>
  (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const masked = mask(input.value)
    if (masked === input.value) return
    const caret = caretAfter(masked, significant(input.value.slice(0, input.selectionStart ?? input.value.length)))
    input.value = masked
    input.setSelectionRange(caret, caret)
  }
