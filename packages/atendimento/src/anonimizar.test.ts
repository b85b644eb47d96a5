import { describe, expect, test } from 'vitest'
import { hidePersonal, maskEmail, maskName, maskPhone } from './anonimizar.ts'

test('only the owner can recognise a masked registration', () => {
  expect(maskName('Maria da Silva')).toBe('M**** da S****')
  expect(maskEmail('maria.silva@example.com.br')).toBe('m**********@e******.com.br')
  expect(maskPhone('(31) 98888-7766')).toBe('(**) *****-**66')
})

describe('a text before it is published', () => {
  test.each([
    ['escreva para maria@example.org, por favor', 'escreva para [dado pessoal], por favor'],
    ['meu CPF é 529.982.247-25.', 'meu CPF é ***.982.247-**.'],
    ['CPF 52998224725', 'CPF ***.982.247-**'],
    ['a empresa 11.222.333/0001-81 venceu', 'a empresa 11.222.333/0001-81 venceu'],
    ['ligue (31) 98888-7766 ou 31 3333-4444', 'ligue [dado pessoal] ou [dado pessoal]'],
    ['RG nº 12.345.678-9', 'RG nº [dado pessoal]'],
    ['processo 123456789/2026 de R$ 1.234.567,89', 'processo 123456789/2026 de R$ 1.234.567,89'],
    ['gastos de 2024 a 2026, lei 12.527/2011', 'gastos de 2024 a 2026, lei 12.527/2011'],
  ])('%s', (before, after) => {
    expect(hidePersonal(before)).toBe(after)
  })

  test('hides the author’s name in any spelling, and no other words', () => {
    const nome = 'Maria Conceição da Silva'
    expect(hidePersonal('Sou Maria Conceição da Silva, moro na Rua Maria Lima.', { nome })).toBe(
      'Sou [dado pessoal], moro na Rua Maria Lima.',
    )
    expect(hidePersonal('MARIA CONCEICAO aqui', { nome })).toBe('[dado pessoal] aqui')
    expect(hidePersonal('assinado: Conceição da   Silva', { nome })).toBe('assinado: [dado pessoal]')
    expect(hidePersonal('a Silva Construções venceu', { nome })).toBe('a Silva Construções venceu')
    expect(hidePersonal('Oi, Zé', { nome: 'Zé' })).toBe('Oi, Zé')
    expect(hidePersonal('Fala o Raimundo', { nome: 'Raimundo' })).toBe('Fala o [dado pessoal]')
  })

  test('hides what else is known of the author', () => {
    expect(hidePersonal('ramal 7766 do Jardim', { outros: ['7766', '', undefined] })).toBe(
      'ramal [dado pessoal] do Jardim',
    )
    const known = {
      cnpjCpf: '11222333000181',
      telefones: ['(31) 98888-7766', undefined, ''],
      logradouro: 'Rua das Flores',
      numero: '10',
    }
    expect(hidePersonal('Empresa 11.222.333/0001-81, não a 11.444.777/0001-61', known)).toBe(
      'Empresa [dado pessoal], não a 11.444.777/0001-61',
    )
    expect(hidePersonal('CPF 529.982.247-25', { cnpjCpf: '52998224725' })).toBe('CPF [dado pessoal]')
    expect(hidePersonal('ligue 98888-7766 ou 8888 7766, de 2024-2025', known)).toBe(
      'ligue [dado pessoal] ou [dado pessoal], de 2024-2025',
    )
    expect(hidePersonal('Moro na rua das  flores, nº 10. E o asfalto da Rua das Flores, 100?', known)).toBe(
      'Moro na [dado pessoal]. E o asfalto da Rua das Flores, 100?',
    )
  })
})
