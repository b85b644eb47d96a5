import { expect, test } from 'vitest'
import { markedPieces } from './marcas.ts'

const found = (text: string, typed: string): string[] =>
  markedPieces(text, typed)
    .filter((piece) => piece.found)
    .map((piece) => piece.text)

test('marks words whatever their accent, case and number, and leaves the text as it was', () => {
  const text = 'Abre CRÉDITOS adicionais no Orçamento; créditos.'
  expect(found(text, 'credito adicional')).toEqual(['CRÉDITOS', 'adicionais', 'créditos'])
  expect(
    markedPieces(text, 'credito')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('marks the word that begins so, and nothing inside another', () => {
  expect(found('Novacasa e casario', 'casa')).toEqual(['casario'])
  expect(found('Nada aqui', '%!')).toEqual([])
  expect(markedPieces('', 'casa')).toEqual([])
})
