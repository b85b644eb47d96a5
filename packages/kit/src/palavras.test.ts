import { expect, test } from 'vitest'
import { hasWords, splitWords, wordsIn } from './palavras.ts'

test('keeps the telling words and their forms', () => {
  expect(wordsIn('Aquisição de pneus')).toEqual([
    ['aquisicao', 'aquisicoes', 'aquisicaes', 'aquisicaos'],
    ['pneus', 'pneu'],
  ])
})

test('keeps the short ones when there is no other', () => {
  expect(wordsIn('de')).toEqual([['de']])
})

test('finds no word in signs', () => {
  expect(wordsIn('%_!! — º')).toEqual([])
})

test('takes six words at most', () => {
  expect(wordsIn('um2 dois tres quatro cinco seis sete')).toHaveLength(6)
})

test('cuts at whatever is neither letter nor digit', () => {
  expect(splitWords('Pães/bolos, 1.500 “São_José”')).toEqual(['paes', 'bolos', '1', '500', 'sao', 'jose'])
})

test('a number beside another word tells something however short', () => {
  expect(wordsIn('2º bimestre de 2026')).toEqual([['2'], ['bimestre'], ['2026']])
})

test('a text has the words in any order and number, each at the beginning of one of its own', () => {
  expect(hasWords('Anexo XII - Ações e Serviços de Saúde', 'saudes acao')).toBe(true)
  expect(hasWords('Anexo XII - Ações e Serviços de Saúde', 'saude pessoal')).toBe(false)
  expect(hasWords('Novacasa', 'casa')).toBe(false)
  expect(hasWords('Qualquer texto', '%!')).toBe(false)
})
