import { money, text } from '@portal/kit/fields'
import { describe, expect, it } from 'vitest'
import { mesesDe } from '../filters/meses.ts'
import { partOf } from './part-of.ts'
import { readChoices, withChoices } from '../filters/use-choices.ts'
import { sortRows, wholePage } from './whole-page.ts'

const fields = { codigo: text('Código'), descricao: text('Descrição'), valor: money('Valor') }
const rows = [
  { codigo: '10', descricao: 'Água', valor: 5.5 },
  { codigo: '9', descricao: 'Zelo', valor: 100 },
  { descricao: 'Não informado', valor: -3 },
]

describe('rows ordered in the browser', () => {
  const order = (property: string, direction: 'asc' | 'desc') =>
    sortRows(rows, fields, { property, direction }).map(({ descricao }) => descricao)

  it('compares figures as numbers and words as text', () => {
    expect(order('valor', 'desc')).toEqual(['Zelo', 'Água', 'Não informado'])
    expect(order('descricao', 'asc')).toEqual(['Água', 'Não informado', 'Zelo'])
  })

  it('puts missing values last in both directions', () => {
    expect(order('codigo', 'asc')).toEqual(['Zelo', 'Água', 'Não informado'])
    expect(order('codigo', 'desc')).toEqual(['Água', 'Zelo', 'Não informado'])
  })

  it('become a single page', () => {
    expect(wholePage(rows)).toMatchObject({ content: rows, totalElements: 3, totalPages: 1, last: true })
    expect(wholePage([])).toMatchObject({ totalPages: 0, empty: true })
  })
})

describe('choices of the address', () => {
  const choices = { aba: ['arvore', 'nivel'], valor: ['orcado', 'pago'] }

  it('take the value of the address if it is allowed, or the first', () => {
    expect(readChoices(choices, new URLSearchParams('aba=nivel&valor=nada'))).toEqual({ aba: 'nivel', valor: 'orcado' })
  })

  it('are written only when not the default', () => {
    expect(withChoices('?exercicio=2026', choices, { aba: 'nivel', valor: 'orcado' })).toBe('?exercicio=2026&aba=nivel')
  })
})

it('months start on the first day and end on their last', () => {
  const meses = mesesDe(2028)
  expect(meses).toHaveLength(12)
  expect(meses[1]).toEqual({ nome: 'fevereiro', curto: 'fev', dataInicial: '2028-02-01', dataFinal: '2028-02-29' })
  expect(mesesDe(2026)[1]?.dataFinal).toBe('2026-02-28')
})

it('partOf returns a percentage, and undefined for a whole of zero', () => {
  expect(partOf(25, '200')).toBe('12,5%')
  expect(partOf(25, 0)).toBeUndefined()
})
