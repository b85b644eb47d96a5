import { expect, it } from 'vitest'
import { money, text } from './fields.ts'
import { choice, contains, offScreen } from './filters.ts'
import { defineList, onlyWhen } from './list.ts'
import { openColumns, openFields, openFilters, openList, openRecord } from './open-list.ts'
import { parametrosFrom, simOuNao } from './parametros.ts'

const closed = simOuNao(1, 'N')
const list = defineList({
  area: 'despesa',
  title: 'Exemplo',
  path: '/exemplo',
  description: 'Um exemplo.',
  api: { list: '/api/exemplo', totals: '/api/exemplo/total', report: '/api/exemplo/report' },
  key: ['nome'],
  fields: {
    nome: text('Nome'),
    cargo: text('Cargo', { when: closed }),
    vida: text('Vida', { recordOnly: true }),
    gastos: money('Gastos', { when: closed }),
  },
  filters: {
    nome: contains('nome', 'Nome'),
    cargo: contains('cargo', 'Cargo'),
    tipo: choice('tipoInterno', 'Tipo', []),
    ...offScreen({ codigo: contains('nome', 'Código') }),
  },
  columns: ['nome', 'cargo', 'gastos'],
  sort: { by: ['gastos', 'nome'], initial: 'gastos desc' },
  totals: ['gastos'],
  table: 'exemplo',
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

it('keeps the order it opens with while it is open, and where it is closed opens with the first that is left', () => {
  expect(
    openList({ ...list, sort: { by: ['gastos', 'nome'], initial: 'nome desc' } }, parametrosFrom({})).sort.initial,
  ).toBe('nome desc')
  expect(openList(list, parametrosFrom({})).sort.initial).toBe('nome asc')
  expect(() => openList({ ...list, sort: { by: ['gastos'], initial: 'gastos desc' } }, parametrosFrom({}))).toThrow(
    '/exemplo',
  )
})

it('takes away the ways that lead where a gate is closed', () => {
  const leads = { open: onlyWhen(closed, () => '/a'), links: { nome: onlyWhen(closed, () => '/b') } }
  expect(openList({ ...list, ...leads }, parametrosFrom({}))).toEqual(openList(list, parametrosFrom({})))
  expect(openList({ ...list, open: () => '/a' }, parametrosFrom({})).open).toBeDefined()
})

it('leaves to clients what they alone ask, and to the record what it alone says', () => {
  expect(openFilters(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome', 'tipo', 'codigo'])
  expect(openFields(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome'])
  expect(openRecord(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome', 'vida'])
  expect(openColumns(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome'])
})

it('shows all of it where the gate is open', () => {
  const open = openList(list, parametrosFrom({ 1: 'S' }))
  expect(open).toMatchObject({ columns: list.columns, sort: list.sort, totals: list.totals })
  expect(Object.keys(open.fields)).toEqual(['nome', 'cargo', 'gastos'])
  expect(Object.keys(open.filters)).toEqual(['nome', 'cargo', 'tipo'])
})
