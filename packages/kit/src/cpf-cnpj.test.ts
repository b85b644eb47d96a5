import fc from './testing/property.ts'
import { describe, expect, it } from 'vitest'
import {
  cnpjFrom,
  cpfFrom,
  formatCnpjCpf,
  hideCpfs,
  isCnpj,
  isCnpjCpf,
  isCns,
  isCpf,
  maskedCpf,
  publicDocumento,
  visiblePart,
} from './cpf-cnpj.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const repeated = (text: string) => new Set(text).size === 1

describe('an already masked CPF', () => {
  it('is recognised in any notation, and is masked on output like any other', () => {
    for (const written of ['***.401.489-**', '***401489**', ' ***.401.489-** '])
      expect(maskedCpf(written)).toBe('***401489**')
    for (const other of ['***.401.48-**', '40148900', '**401489***', '52998224725'])
      expect(maskedCpf(other)).toBeUndefined()
    expect([publicDocumento('***401489**'), formatCnpjCpf('***401489**')]).toEqual(['***.401.489-**', '***.401.489-**'])
    expect(visiblePart('***401489**')).toBeUndefined()
  })
})

describe('CPF', () => {
  it('accepts correct check digits, formatted or bare', () => {
    expect(isCpf('529.982.247-25')).toBe(true)
    expect(isCpf('52998224725')).toBe(true)
  })
  it('refuses wrong digits, repeated digits and other lengths', () => {
    for (const wrong of ['52998224724', '11111111111', '5299822472', '', 'abc']) expect(isCpf(wrong)).toBe(false)
  })
  it('completes any nine digits into a valid one', () => {
    fc.assert(
      fc.property(
        digits(9).filter((base) => !repeated(base)),
        (base) => isCpf(cpfFrom(base)),
      ),
    )
  })
})

describe('CNPJ', () => {
  it('accepts the numeric and the alphanumeric kind', () => {
    expect(isCnpj('11.222.333/0001-81')).toBe(true)
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true)
    expect(isCnpj('12abc34501de35')).toBe(true)
  })
  it('refuses wrong check digits and letters in their place', () => {
    for (const wrong of ['11222333000182', '12ABC34501DE3A', '00000000000000', '123']) expect(isCnpj(wrong)).toBe(false)
  })
  it('completes any twelve characters into a valid one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z]{12}$/).filter((base) => !repeated(base)),
        (base) => isCnpj(cnpjFrom(base)),
      ),
    )
  })
})

describe('publicDocumento', () => {
  it('masks both ends of a CPF and shows a CNPJ whole', () => {
    expect(publicDocumento('52998224725')).toBe('***.982.247-**')
    expect(publicDocumento('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  })
  it('never returns a valid CPF', () => {
    fc.assert(fc.property(digits(9), (base) => !isCnpjCpf(publicDocumento(cpfFrom(base)))))
  })
})

describe('the CNS of the health service', () => {
  it('has fifteen digits whose weighted sum divides by eleven', () => {
    for (const cns of ['700000000000005', '898 0000 0004 3208', '100000000060018']) expect(isCns(cns), cns).toBe(true)
    for (const cns of ['700000000000006', '300000000000005', '70000000000000', '', '000000000000000'])
      expect(isCns(cns), cns).toBe(false)
  })
  it('shows only the third group on output, which is also its visible part', () => {
    expect(publicDocumento('898000012343208')).toBe('*** **** 1234 ****')
    expect(visiblePart('898000012343208')).toBe('CNS 1234')
  })
})

it('returns the middle of a CPF as its visible part, and none for a CNPJ', () => {
  expect(visiblePart('52998224725')).toBe('982247')
  expect(visiblePart('11222333000181')).toBeUndefined()
})

describe('hideCpfs', () => {
  it('masks each CPF in a text, in any notation', () => {
    expect(hideCpfs('JOAO PRADO 52998224725')).toBe('JOAO PRADO ***.982.247-**')
    expect(hideCpfs('CPF:529.982.247-25/529982247-25.')).toBe('CPF:***.982.247-**/***.982.247-**.')
    expect(hideCpfs('529.982.247-25')).toBe('***.982.247-**')
  })
  it.each([
    '298 401 489 82',
    '298.40148982',
    '298-401-489/82',
    '29.840.148.982',
    '298.401.489 - 82',
    '2 9 8 4 0 1 4 8 9 8 2',
    '298\u00a0401\u00a0489\u201382',
    '2984.0148.982',
  ])('masks %s, with any text around it', (written) => {
    for (const [before, after] of [
      ['CPF ', ''],
      ['pago a JOAO 15 ', ', conforme'],
      ['dia 3 ', ' 15/03/2026'],
      ['', ' (Maria)'],
    ] as const) {
      expect(hideCpfs(`${before}${written}${after}`)).toBe(`${before}***.401.489-**${after}`)
    }
  })
  it('masks a cell that has only a CPF, if it is written in groups', () => {
    for (const written of ['298 401 489 82', '298.40148982', '298-401-489/82'])
      expect(hideCpfs(written)).toBe('***.401.489-**')
    for (const code of ['29840148982', '29.840.148.982', '2984.0148.982']) expect(hideCpfs(code)).toBe(code)
  })
  it('leaves dates, budget codes and money as they are, even with eleven digits and correct check digits', () => {
    for (const text of ['em 29/08/4014 898-2', 'natureza 2.9.84.01.48.98.2', 'valor 298.401.489,82'])
      expect(hideCpfs(text)).toBe(text)
  })
  it('leaves texts that are no CPF: wrong check digits, longer numbers, a bare code', () => {
    for (const text of ['NF 52998224724', 'chave 152998224725', 'CNPJ 11.222.333/0001-81', '52998224725', ''])
      expect(hideCpfs(text)).toBe(text)
  })
})

it('leaves a text that is no document unchanged', () => {
  expect(formatCnpjCpf('123')).toBe('123')
})
