import { expect, it } from 'vitest'
import { documento, money, text } from './fields.ts'
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
  table: 'sapato',
  empty: { filtered: 'Nada.', unfiltered: 'Nada.' },
})

const shoes = {
  area: 'loja',
  title: 'Sapatos',
  path: '/sapatos',
  description: 'Sapatos.',
  key: ['modelo'],
  filters: {},
  table: 'sapato',
} as const
const fields = { modelo: text('Modelo'), preco: money('Preço'), frete: money('Frete') }

it('fills in what most lists have in common', () => {
  const usual = defineList({ ...shoes, fields, columns: ['modelo', 'preco'], sort: { initial: 'modelo asc' } })
  expect(usual).toMatchObject({
    api: { list: '/api/sapatos', totals: '/api/sapatos/total', report: '/api/sapatos/report' },
    sort: { by: ['modelo', 'preco'], initial: 'modelo asc' },
    totals: ['preco'],
    empty: { filtered: 'Sem registros.', unfiltered: 'Sem registros.' },
  })
})

it('excludes documents from its sorts, since they are masked', () => {
  const columns = ['modelo', 'dono'] as const
  const { sort } = defineList({
    ...shoes,
    fields: { modelo: text('Modelo'), dono: documento('Dono') },
    columns,
    sort: { initial: 'modelo asc' },
  })
  expect(sort.by).toEqual(['modelo'])
})

it('has no call for totals without columns to sum', () => {
  const { api } = defineList({ ...shoes, fields, columns: ['modelo'], sort: { initial: 'modelo asc' } })
  expect(api).toEqual({ list: '/api/sapatos', report: '/api/sapatos/report' })
})

it('keeps what the declaration sets', () => {
  const { api, sort, totals } = defineList({
    ...shoes,
    api: '/loja',
    fields,
    columns: ['modelo', 'preco'],
    sort: { by: ['modelo'], initial: 'modelo asc' },
    totals: ['preco', 'frete'],
  })
  expect([api.totals, sort.by, totals]).toEqual(['/loja/total', ['modelo'], ['preco', 'frete']])
})

it('takes its name from its path and its initial sort from the declaration', () => {
  expect(listName(list)).toBe('sapatos-novos')
  expect(initialSort(list)).toEqual({ property: 'modelo', direction: 'desc' })
})
