// Defines how words are searched, for the portal search and the filters: all the words must occur, in any order, in
// singular or plural, each as the beginning of a word of the text.
import { wordForms } from './plural.ts'
import { normalize } from './texto.ts'

const MAX_WORDS = 6
/** Words of up to this length are ignored (prepositions and the like), unless they are numbers. */
const JOINING = 2

/** Splits a text without accents into words, in the same way as the database. */
export const splitWords = (text: string): string[] =>
  normalize(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Returns the forms of each significant word. */
export function wordsIn(typed: string): string[][] {
  const all = splitWords(typed)
  const isTelling = (word: string): boolean => word.length > JOINING
  const telling = all.some(isTelling) ? all.filter((word) => isTelling(word) || /\d/.test(word)) : all
  return telling.slice(0, MAX_WORDS).map(wordForms)
}

/** Whether a text has these words, like `palavras(text)` in the database. */
export function hasWords(text: string, typed: string): boolean {
  const asked = wordsIn(typed)
  const words = splitWords(text)
  return asked.length > 0 && asked.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))))
}
