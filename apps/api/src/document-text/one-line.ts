// Puts the text of a page, as the reader gives it, into the form in which it is kept and looked through.

/** Characters that the database cannot store: NUL, and halves of surrogate pairs. */
const UNWRITABLE = /\0|\p{Surrogate}/gu

/**
 * Puts the text on one line with one code point per letter, so that positions are the same with and without accents.
 */
export const oneLine = (text: string): string =>
  text.replace(UNWRITABLE, ' ').normalize('NFC').replace(/\s+/g, ' ').trim()
