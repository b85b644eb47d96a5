import { expect, test } from 'vitest'
import { isVencida, validadeEscrita } from './ajuda.ts'

test('a certificate is valid through its last day, unless it was withdrawn', () => {
  const hoje = '2026-03-10'
  expect(isVencida({ ativo: 'S', dataValidade: '2026-03-10' }, hoje)).toBe(false)
  expect(isVencida({ ativo: 'S', dataValidade: '2026-03-09' }, hoje)).toBe(true)
  expect(isVencida({ ativo: 'S' }, hoje)).toBe(false)
  expect(isVencida({ ativo: 'N', dataValidade: '2030-01-01' }, hoje)).toBe(true)
})

test('a certificate shows until when it is valid, and whether it was withdrawn', () => {
  expect(validadeEscrita({ ativo: 'S', dataValidade: '2026-03-10' })).toBe('validade 10/03/2026')
  expect(validadeEscrita({ ativo: 'S' })).toBe('sem vencimento')
  expect(validadeEscrita({ ativo: 'N', dataValidade: '2030-01-01' })).toBe(
    'cancelada pela entidade, validade 01/01/2030',
  )
})
