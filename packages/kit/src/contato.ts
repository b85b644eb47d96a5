// What an e-mail address and a phone look like in a text, and a text of which only the end is shown.
export const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
export const PHONE = /(?<![\p{L}\d])(?:\+?55[ -]?)?(?:\(\d{2}\)|\d{2})[ -]?9?\d{4}[ -]?\d{4}(?![\p{L}\d])/gu

/** Replaces every letter and digit with a star, except the last `shown`; punctuation and spaces stay. */
export function hideAllBut(text: string, shown: number): string {
  const total = text.match(/[\p{L}\d]/gu)?.length ?? 0
  let seen = 0
  return text.replace(/[\p{L}\d]/gu, (character) => (++seen > total - shown ? character : '*'))
}
