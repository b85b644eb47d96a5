import { expect, test } from 'vitest'
import { hasWords, splitWords, wordsIn } from './palavras.ts'

test('keeps significant words with their forms', () => {
  expect(wordsIn('Aquisição de pneus')).toEqual([
    ['aquisicao', 'aquisicoes', 'aquisicaes', 'aquisicaos'],
    ['pneus', 'pneu'],
  ])
})

test('keeps short words if there are no others', () => {
  expect(wordsIn('de')).toEqual([['de']])
})

test('finds no word in punctuation', () => {
  expect(wordsIn('%_!! — º')).toEqual([])
})

test('takes at most six words', () => {
  expect(wordsIn('um2 dois tres quatro cinco seis sete')).toHaveLength(6)
})

test('splits at every character that is neither letter nor digit', () => {
  expect(splitWords('Pães/bolos, 1.500 “São_José”')).toEqual(['paes', 'bolos', '1', '500', 'sao', 'jose'])
})

test('keeps a number beside another word, however short', () => {
  expect(wordsIn('2º bimestre de 2026')).toEqual([['2'], ['bimestre'], ['2026']])
})

test('finds the words in any order and number, each at the beginning of a word of the text', () => {
  expect(hasWords('Anexo XII - Ações e Serviços de Saúde', 'saudes acao')).toBe(true)
  expect(hasWords('Anexo XII - Ações e Serviços de Saúde', 'saude pessoal')).toBe(false)
  expect(hasWords('Novacasa', 'casa')).toBe(false)
  expect(hasWords('Qualquer texto', '%!')).toBe(false)
})
