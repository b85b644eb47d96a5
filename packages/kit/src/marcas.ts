// Splits a text where the typed words are found in it, so that they can be highlighted.
import { wordsIn } from './palavras.ts'

export interface Piece {
  readonly text: string
  readonly found: boolean
}

const plain = (character: string): string => {
  const [base = character] = character.normalize('NFD')
  return base.toLowerCase()
}

export function markedPieces(text: string, typed: string): Piece[] {
  const forms = wordsIn(typed).flat()
  const letters = Array.from(text.normalize('NFC'))
  const isFound = (word: string): boolean => forms.some((form) => word.startsWith(form))
  const pieces: { text: string; found: boolean }[] = []
  const add = (written: string, found: boolean): void => {
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += written
    else pieces.push({ text: written, found })
  }
  for (let at = 0; at < letters.length;) {
    const isLetter = (place: number): boolean => /[a-z0-9]/.test(plain(letters[place] ?? ''))
    let end = at + 1
    while (end < letters.length && isLetter(end) === isLetter(at)) end++
    const word = letters.slice(at, end)
    add(word.join(''), isLetter(at) && isFound(word.map(plain).join('')))
    at = end
  }
  return pieces
}
