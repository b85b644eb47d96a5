import { expect, it } from 'vitest'
import { text } from './fields.ts'
import { defineList, initialSort, listName } from './list.ts'

const list = defineList({
  area: 'loja',
  title: 'Sapatos',
  path: '/sapatos/novos',
  description: 'Sapatos.',
  api: { list: '/sapatos', report: '/sapatos/report' },
  key: ['modelo'],
  fields: { modelo: text('Modelo') },
  filters: {},
  columns: ['modelo'],
  sort: { by: ['modelo'], initial: 'modelo desc' },
  totals: [],
  lastUpdate: { modulo: 3, table: 'sapato' },
  empty: { filtered: 'Nada.', unfiltered: 'Nada.' },
})

it('is named after its address and starts sorted as declared', () => {
  expect(listName(list)).toBe('sapatos-novos')
  expect(initialSort(list)).toEqual({ property: 'modelo', direction: 'desc' })
})
