import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import {
  byCode,
  byDocumento,
  byInteger,
  byNumeroAno,
  checkbox,
  choice,
  contains,
  from,
  periodo,
} from '@portal/kit/filters'
import type { Filter } from '@portal/kit/filters'
import { readFilter } from '@portal/kit/read-filter'
import { describe, expect, it } from 'vitest'
import { readDraft, readTyped, writeFilter } from './filter-values.ts'

const data: Filter = from('date', 'data', 'Data')
const valor: Filter = from('money', 'valor', 'Valor')

describe('readTyped', () => {
  it.each([
    [data, '31/01/2026', '2026-01-31'],
    [data, '2026-01-31', '2026-01-31'],
    [contains('nome', 'Nome'), '  silva ', 'silva'],
    [byInteger('no', 'Nº'), '007', '7'],
    [byInteger('no', 'Nº'), '0', '0'],
    [byNumeroAno('d', 'Decreto'), '1/2015', '1/2015'],
    [byNumeroAno('d', 'Decreto'), ' 731 ', '731'],
    [byNumeroAno('d', 'Decreto'), '0731', '731'],
    [byInteger('no', 'Nº'), '2147483647', '2147483647'],
    [valor, '999.999.999.999.999,99', '999999999999999.99'],
    [contains('nome', 'Nome'), 'São', 'São'],
    [byCode('c', 'Código'), 'AB-12.3', 'AB-12.3'],
    [valor, '1.500,5', '1500.50'],
    [valor, 'R$ 12,34', '12.34'],
    [valor, '1234.56', '1234.56'],
    [valor, '1.234', '1234.00'],
    [byDocumento('d'), '12.345.678', '12345678'],
    [checkbox('x', 'X'), 'on', 'true'],
    [choice('x', 'X', [{ value: 'a', label: 'A' }]), 'a', 'a'],
    [choice('x', 'X', { from: '/api/x' }), '9', '9'],
  ])('accepts %o %s', (filter, typed, value) => expect(readTyped(filter, typed)).toEqual({ value }))

  it.each([
    [data, '31/02/2026'],
    [data, '1/1/2026'],
    [data, '31/01/26'],
    [byInteger('no', 'Nº'), '-1'],
    [byInteger('no', 'Nº'), '1,5'],
    [byInteger('no', 'Nº'), '2147483648'],
    [byCode('c', 'Código'), 'a'.repeat(31)],
    [byCode('c', 'Código'), 'ação'],
    [choice('x', 'X', { from: '/api/x' }), 'a'],
    [byNumeroAno('d', 'Decreto'), '1/15'],
    [byNumeroAno('d', 'Decreto'), '0/2015'],
    [byNumeroAno('d', 'Decreto'), 'nº 1/2015'],
    [valor, '-3'],
    [valor, '1,234'],
    [byDocumento('d'), '123.456.7'],
    [byDocumento('d'), '123456780001999'],
    [choice('x', 'X', [{ value: 'a', label: 'A' }]), 'b'],
    [contains('nome', 'Nome'), 'a'.repeat(201)],
  ])('refuses %o %s', (filter, typed) => expect(readTyped(filter, typed)).toHaveProperty('problem'))

  it('returns undefined for an empty value', () => {
    expect(readTyped(contains('nome', 'Nome'), '   ')).toBeUndefined()
    expect(readTyped(checkbox('x', 'X'), 'false')).toBeUndefined()
  })

  it('reads documents with or without punctuation, and with letters', () => {
    const cnpj = cnpjFrom('12ABC34501DE')
    const cpf = cpfFrom('123456789')
    expect(readTyped(byDocumento('d'), writeFilter(byDocumento('d'), cnpj).toLowerCase())).toEqual({ value: cnpj })
    expect(readTyped(byDocumento('d'), writeFilter(byDocumento('d'), cpf))).toEqual({ value: cpf })
  })
})

describe('writeFilter', () => {
  it.each([
    [data, '2026-01-31', '31/01/2026'],
    [valor, '1500.5', '1.500,50'],
    [byDocumento('d'), '12ABC34501DE35', '12.ABC.345/01DE-35'],
    [contains('nome', 'Nome'), 'silva', 'silva'],
  ])('writes %o %s as %s', (filter, value, typed) => expect(writeFilter(filter, value)).toBe(typed))
})

describe('readDraft', () => {
  const filters = { nome: contains('nome', 'Nome'), ...periodo('data') }
  const read = (typed: Record<string, string>) => readDraft(filters, (name) => typed[name] ?? null)

  it('returns the valid filters and a problem for each invalid one', () => {
    expect(read({ nome: 'ana', dataInicial: '99/99/2026' })).toEqual({
      filters: { nome: 'ana' },
      problems: { dataInicial: 'Data inválida: escreva dia, mês e ano, como 31/01/2026.' },
    })
  })

  it('refuses a period that ends before it starts', () => {
    expect(read({ dataInicial: '02/01/2026', dataFinal: '01/01/2026' })).toEqual({
      filters: { dataInicial: '2026-01-02' },
      problems: { dataFinal: 'A data final vem antes da inicial.' },
    })
    expect(read({ dataInicial: '02/01/2026', dataFinal: '02/01/2026' }).problems).toEqual({})
  })
})

describe('the form and the API', () => {
  const mes: Filter = from('month', 'data', 'Mês')

  it.each<[Filter, string]>([
    [data, '2026-01-31'],
    [valor, '999999999999999.99'],
    [mes, '12'],
    [byInteger('no', 'Nº'), '2147483647'],
    [byNumeroAno('d', 'Decreto'), '1/2015'],
    [byCode('c', 'Código'), '02.001'],
    [byDocumento('d'), '***401489**'],
    [checkbox('x', 'X'), 'true'],
    [choice('x', 'X', { from: '/api/x', ids: 'code' }), '0201'],
  ])('read the same value of %o %s, as it is and as the form writes it', (filter, value) => {
    expect(readFilter(filter, value)).toEqual({ value })
    expect([value, writeFilter(filter, value)].map((typed) => readTyped(filter, typed))).toEqual([{ value }, { value }])
  })
})
