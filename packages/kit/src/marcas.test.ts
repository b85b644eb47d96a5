import { expect, test } from 'vitest'
import { markedPieces } from './marcas.ts'

const found = (text: string, typed: string): string[] =>
  markedPieces(text, typed)
    .filter((piece) => piece.found)
    .map((piece) => piece.text)

test('marks words in any accent, case and number, and keeps the text as written', () => {
  const text = 'Abre CRÉDITOS adicionais no Orçamento; créditos.'
  expect(found(text, 'credito adicional')).toEqual(['CRÉDITOS', 'adicionais', 'créditos'])
  expect(
    markedPieces(text, 'credito')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('marks a word by its beginning, but not in the middle of another', () => {
  expect(found('Novacasa e casario', 'casa')).toEqual(['casario'])
  expect(found('Nada aqui', '%!')).toEqual([])
  expect(markedPieces('', 'casa')).toEqual([])
})
