import { describe, expect, test } from 'vitest'
import { emMarcas, marcar, sugerir } from './triagem.ts'

describe('the detector marks', () => {
  test.each([
    ['Meu nome é Joana e peço a lista.', ['nome: Joana']],
    ['Quem pediu foi Joana Prado de Souza.', ['nome: Joana Prado de Souza']],
    ['CPF 529.982.247-25 e RG nº 12.345.678-9', ['documento: 529.982.247-25', 'documento: RG nº 12.345.678-9']],
    ['Cartão do SUS 700 não, mas CNS 700001234567890', ['documento: CNS 700001234567890']],
    ['Moro na Rua das Flores, 10, casa azul. Obrigada.', ['endereço: Moro na Rua das Flores, 10, casa azul']],
    [
      'o buraco da Avenida Brasil, nº 1200, CEP 87995-000',
      ['endereço: Avenida Brasil, nº 1200', 'endereço: 87995-000'],
    ],
    [
      'joana@exemplo.org ou (44) 99123-4567 ou 3333-4444 ou @joana.prado',
      ['contato: joana@exemplo.org', 'contato: (44) 99123-4567', 'contato: 3333-4444', 'contato: @joana.prado'],
    ],
    ['meu filho tem autismo e o laudo sumiu', ['saúde: autismo', 'saúde: laudo']],
  ])('%s', (text, expected) => {
    expect(marcar(text).map(({ dado, trecho }) => `${dado}: ${trecho}`)).toEqual(expected)
  })

  test.each([
    'Quanto a Secretaria de Educação gastou com a Escola Municipal Santos Dumont em 2024-2025?',
    'Lei nº 12.527/2011, contrato 123/2026 de R$ 1.234.567,89, CNPJ 11.222.333/0001-81',
    'Quando começa o asfalto da rua das Acácias? Foram [dado pessoal] pedidos.',
  ])('nothing in: %s', (text) => {
    expect(marcar(text)).toEqual([])
  })

  test('what is known of the requester, in any spelling', () => {
    const known = { nome: 'Maria Conceição da Silva', cnpjCpf: '11222333000181' }
    expect(marcar('sou maria conceicao, da 11.222.333/0001-81', known).map(({ dado }) => dado)).toEqual([
      'nome',
      'documento',
    ])
  })
})

test('marks are shown in place, and no other character changes', () => {
  const text = 'Sou Joana Prado,\n(44) 99123-4567.'
  expect(emMarcas(text, marcar(text))).toBe('Sou ⟦Joana Prado⟧,\n⟦(44) 99123-4567⟧.')
})

test(
  'the suggested text hides the requester, documents, addresses and contacts, and leaves other names ' +
    'and health to be decided',
  () => {
    expect(sugerir('Maria Prado, Rua das Flores, 10, 3333-4444: Rui Lima tem diabetes?', { nome: 'Maria Prado' })).toBe(
      '[dado pessoal], [dado pessoal], [dado pessoal]: Rui Lima tem diabetes?',
    )
  },
)
