import { describe, expect, test } from 'vitest'
import { faultOf, isEmail, violationsOf } from './validacao.ts'

describe('an e-mail', () => {
  test.each(['a@b.co', 'maria.silva+sic@prefeitura.pr.gov.br', "o'neil@example.org", 'x_1@sub.exemplo.com.br'])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )
  test.each([
    '',
    'maria',
    '@b.co',
    'a@',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b.c',
    'a@b.co\r\nBcc: x@y.zz',
    'a@b.co>',
    `${'a'.repeat(65)}@b.co`,
    'josé@example.org',
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

test('a field reports one fault, in the words of the specification', () => {
  expect(faultOf({ label: 'Nome', required: true, max: 5 }, '  ')).toBe('Nome é obrigatório.')
  expect(faultOf({ label: 'Nome', max: 5 }, undefined)).toBeUndefined()
  expect(faultOf({ label: 'Nome', max: 5 }, 'Marina')).toBe('O campo "Nome" não deve possuir mais que "5" caracteres.')
  expect(faultOf({ label: 'E-Mail', check: 'email', max: 50 }, 'x')).toBe('O formato do E-Mail não é válido.')
  expect(faultOf({ label: 'CNPJ/CPF', check: 'cnpj_cpf', max: 18 }, '111.111.111-11')).toBe('O CNPJ/CPF é inválido.')
  expect(faultOf({ label: 'CNPJ/CPF', check: 'cnpj_cpf', max: 18 }, '529.982.247-25')).toBeUndefined()
})

test('faults come in the order of the fields, so that the first can get the focus', () => {
  const rules = { b: { label: 'B', required: true, max: 1 }, a: { label: 'A', required: true, max: 1 } }
  expect(violationsOf<'a' | 'b'>(rules, {}).map(({ field }) => field)).toEqual(['b', 'a'])
})
