// What "these words" means, once, for the search and for the filters: all of them, in any order, in singular or plural,
// each the beginning of a word of the text.
import { wordForms } from './plural.ts'
import { normalize } from './texto.ts'

const MAX_WORDS = 6
/** Words this short join others and find nothing with them, unless they are numbers. */
const JOINING = 2

/** A text without accents, cut where the database cuts it. */
export const splitWords = (text: string): string[] =>
  normalize(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** For each word that tells something, its forms. */
export function wordsIn(typed: string): string[][] {
  const all = splitWords(typed)
  const isTelling = (word: string): boolean => word.length > JOINING
  const telling = all.some(isTelling) ? all.filter((word) => isTelling(word) || /\d/.test(word)) : all
  return telling.slice(0, MAX_WORDS).map(wordForms)
}

/** Whether a text has them, as `palavras(text)` says in the database. */
export function hasWords(text: string, typed: string): boolean {
  const asked = wordsIn(typed)
  const words = splitWords(text)
  return asked.length > 0 && asked.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))))
}
