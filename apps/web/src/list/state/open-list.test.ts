import { money, text } from '@portal/kit/fields'
import { choice, contains } from '@portal/kit/filters'
import { defineList } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { expect, it } from 'vitest'
import { openList } from './open-list.ts'

const closed = () => false
const list = defineList({
  area: 'despesa',
  title: 'Exemplo',
  path: '/exemplo',
  description: 'Um exemplo.',
  api: { list: '/api/exemplo', totals: '/api/exemplo/total', report: '/api/exemplo/report' },
  key: ['nome'],
  fields: { nome: text('Nome'), cargo: text('Cargo', { when: closed }), gastos: money('Gastos', { when: closed }) },
  filters: { nome: contains('nome', 'Nome'), cargo: contains('cargo', 'Cargo'), tipo: choice('tipoInterno', 'Tipo', []) },
  columns: ['nome', 'cargo', 'gastos'],
  sort: { by: ['gastos', 'nome'], initial: 'gastos desc' },
  totals: ['gastos'],
  lastUpdate: { modulo: 3, table: 'exemplo' },
  empty: { filtered: 'Sem registros.', unfiltered: 'Sem registros.' },
})

it('takes what is closed out of everything, and keeps filters on columns that are never shown', () => {
  const open = openList(list, parametrosFrom({}))
  expect(Object.keys(open.fields)).toEqual(['nome'])
  expect(open.columns).toEqual(['nome'])
  expect(Object.keys(open.filters)).toEqual(['nome', 'tipo'])
  expect(open.sort).toEqual({ by: ['nome'], initial: 'nome asc' })
  expect(open.totals).toEqual([])
})
