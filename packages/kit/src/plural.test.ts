import { describe, expect, test } from 'vitest'
import { wordForms } from './plural.ts'

describe('wordForms', () => {
  test.each([
    ['licitacoes', 'licitacao'],
    ['licitacao', 'licitacoes'],
    ['maos', 'mao'],
    ['materiais', 'material'],
    ['material', 'materiais'],
    ['papeis', 'papel'],
    ['viagens', 'viagem'],
    ['viagem', 'viagens'],
    ['professores', 'professor'],
    ['meses', 'mes'],
    ['contratos', 'contrato'],
    ['pneus', 'pneu'],
  ])('%s finds %s', (word, other) => {
    expect(wordForms(word)).toContain(other)
  })

  test.each(['gas', 'onibus', '2026', 'congresso'])('%s has no other form', (word) => {
    expect(wordForms(word)).toEqual([word])
  })
})
