// Renders a text with the searched words marked.
import { markedPieces } from '@portal/kit/marcas'
import { unbroken } from './unbroken.ts'

export function Marked({ text, words }: { text: string; words: string }) {
  return markedPieces(unbroken(text), words).map(({ text: piece, found }, at) =>
    found ? <mark key={at}>{piece}</mark> : piece,
  )
}
