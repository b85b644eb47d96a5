import { expect, it } from 'vitest'
import { money, text } from './fields.ts'
import { defineList, initialSort, listName, openColumns, openFields } from './list.ts'
import { parametrosFrom } from './parametros.ts'

const list = defineList({
  area: 'loja',
  title: 'Sapatos',
  path: '/sapatos/novos',
  description: 'Sapatos.',
  api: { list: '/sapatos', report: '/sapatos/report' },
  key: ['modelo'],
  fields: { modelo: text('Modelo'), custo: money('Custo', { when: (p) => p.get(1) === 'S' }), cor: text('Cor') },
  filters: {},
  columns: ['modelo', 'custo'],
  sort: { by: ['modelo'], initial: 'modelo desc' },
  totals: [],
  lastUpdate: { modulo: 3, table: 'sapato' },
  empty: { filtered: 'Nada.', unfiltered: 'Nada.' },
})

it('drops a field whose gate is closed, everywhere', () => {
  const closed = parametrosFrom({})
  const open = parametrosFrom({ 1: 'S' })
  expect(openFields(list, closed).map(([name]) => name)).toEqual(['modelo', 'cor'])
  expect(openColumns(list, closed).map(([name]) => name)).toEqual(['modelo'])
  expect(openColumns(list, open).map(([name]) => name)).toEqual(['modelo', 'custo'])
})

it('is named after its address and starts sorted as declared', () => {
  expect(listName(list)).toBe('sapatos-novos')
  expect(initialSort(list)).toEqual({ property: 'modelo', direction: 'desc' })
})
