import { expect, it } from 'vitest'
import { byDocumento, checkbox, choice, contains, describeFilter, periodo, periodoDoExercicio } from './filters.ts'

it('says each filter in words', () => {
  expect(describeFilter(contains('nome', 'Nome'), 'silva')).toBe('Nome contém “silva”')
  expect(describeFilter(byDocumento('cnpjCpf'), '11222333000181')).toBe('CNPJ/CPF: 11.222.333/0001-81')
  expect(describeFilter(periodo('data').dataInicial, '2026-03-01')).toBe('Data Inicial: de 01/03/2026')
  expect(describeFilter(checkbox('aberto', 'Somente abertos'), 'true')).toBe('Somente abertos')
  expect(describeFilter(choice('tipo', 'Tipo', [{ value: '1', label: 'Curso' }]), '1')).toBe('Tipo: Curso')
})

it('covers the whole year by default where the specification preloads it', () => {
  const { dataInicial, dataFinal } = periodoDoExercicio('data')
  expect([dataInicial.default?.(2026), dataFinal.default?.(2026)]).toEqual(['2026-01-01', '2026-12-31'])
})
