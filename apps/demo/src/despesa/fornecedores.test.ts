import { describe, expect, test } from 'vitest'
import { isCnpj, isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { dayOf } from '../cidade/calendar.ts'
import { RAMOS, type Ramo } from './codigos/ramos.ts'
import { companiesOn, companyAt, FEWEST_COMPANIES, fornecedorIn } from './fornecedores.ts'

const BEFORE = dayOf('2026-06-30')
const AFTER = dayOf('2026-09-01')

describe('suppliers', () => {
  const all = [...companiesOn(2050, AFTER)].map(companyAt)

  test('each has a valid document, and no two share one', () => {
    expect(all.filter(({ cnpjCpf }) => !isCnpjCpf(cnpjCpf))).toEqual([])
    expect(new Set(all.map(({ cnpjCpf }) => cnpjCpf)).size).toBe(2050)
  })

  test('CNPJs with letters exist only from August 2026 on', () => {
    const withLetters = all.filter(({ cnpjCpf }) => /[A-Z]/.test(cnpjCpf))
    expect(withLetters.length).toBeGreaterThan(30)
    expect(withLetters.every(({ cnpjCpf }) => isCnpj(cnpjCpf))).toBe(true)
    expect([...companiesOn(2050, BEFORE)].map(companyAt).filter(({ cnpjCpf }) => /[A-Z]/.test(cnpjCpf))).toEqual([])
  })

  test.each(Object.keys(RAMOS) as Ramo[])('even the smallest city has a supplier in %s, in any year', (ramo) => {
    for (const position of [0, 0.3, 0.999]) {
      const fornecedor = fornecedorIn(ramo, FEWEST_COMPANIES, position, BEFORE)
      expect([...companiesOn(FEWEST_COMPANIES, BEFORE)]).toContain(fornecedor)
    }
  })

  test('the same number is always the same company', () => {
    expect(companyAt(640)).toEqual(companyAt(640))
  })
})
