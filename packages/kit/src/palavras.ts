// What "these words" means, once, for the search and for the filters: all of them, in any order, in singular or plural, each the beginning of a word of the text.
import { wordForms } from './plural.ts'
import { normalize } from './texto.ts'

const MAX_WORDS = 6
/** Words this short join others; they find nothing alone. */
const JOINING = 2

/** A text without accents, cut where the database cuts it. */
export const splitWords = (text: string): string[] => normalize(text).split(/[^a-z0-9]+/).filter(Boolean)

/** For each word that tells something, its forms. */
export function wordsIn(typed: string): string[][] {
  const all = splitWords(typed)
  const telling = all.filter((word) => word.length > JOINING)
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS).map(wordForms)
}
