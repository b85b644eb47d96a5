import { expect, it, vi } from 'vitest'
import { asOf, byDocumento, byNumeroAno, checkbox, choice, contains, periodo, periodoDoExercicio } from './filters.ts'
import { describeFilter } from './read-filter.ts'

it('describes each filter in words', () => {
  expect(describeFilter(contains('nome', 'Nome'), 'silva')).toBe('Nome contém “silva”')
  expect(describeFilter(byDocumento('cnpjCpf'), '11222333000181')).toBe('CNPJ/CPF: 11.222.333/0001-81')
  expect(describeFilter(byNumeroAno('decreto', 'Decreto'), '1/2015')).toBe('Decreto: 1/2015')
  expect(describeFilter(periodo('data').dataInicial, '2026-03-01')).toBe('Data Inicial: 01/03/2026')
  expect(describeFilter(asOf('Posição em'), '2026-06-30')).toBe('Posição em: 30/06/2026')
  expect(describeFilter(checkbox('aberto', 'Somente abertos'), 'true')).toBe('Somente abertos')
  expect(describeFilter(choice('tipo', 'Tipo', [{ value: '1', label: 'Curso' }]), '1')).toBe('Tipo: Curso')
})

it('covers the whole year by default where the specification says so', () => {
  const { dataInicial, dataFinal } = periodoDoExercicio('data')
  expect([dataInicial.default?.(2026), dataFinal.default?.(2026)]).toEqual(['2026-01-01', '2026-12-31'])
})

it('defaults to today in the current year, and to the last day in past years', () => {
  vi.useFakeTimers({ now: new Date('2026-08-01T02:30:00Z') })
  expect([2025, 2026].map((exercicio) => asOf('Posição em').default?.(exercicio))).toEqual(['2025-12-31', '2026-07-31'])
  vi.useRealTimers()
})
