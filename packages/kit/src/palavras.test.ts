import { expect, test } from 'vitest'
import { splitWords, wordsIn } from './palavras.ts'

test('keeps the telling words and their forms', () => {
  expect(wordsIn('Aquisição de pneus')).toEqual([['aquisicao', 'aquisicoes', 'aquisicaes', 'aquisicaos'], ['pneus', 'pneu']])
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
