// A text with the words that were searched for marked in it.
import { markedPieces } from '@portal/kit/marcas'

export function Marked({ text, words }: { text: string; words: string }) {
  return markedPieces(text, words).map(({ text: piece, found }, at) => (found ? <mark key={at}>{piece}</mark> : piece))
}
