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

it('removes closed fields everywhere, and keeps filters on columns that are never shown', () => {
  const open = openList(list, parametrosFrom({}))
  expect(Object.keys(open.fields)).toEqual(['nome'])
  expect(open.columns).toEqual(['nome'])
  expect(Object.keys(open.filters)).toEqual(['nome', 'tipo'])
  expect(open.sort).toEqual({ by: ['nome'], initial: 'nome asc' })
  expect(open.totals).toEqual([])
})

it('keeps its initial sort while that is open, and otherwise uses the first open one', () => {
  expect(
    openList({ ...list, sort: { by: ['gastos', 'nome'], initial: 'nome desc' } }, parametrosFrom({})).sort.initial,
  ).toBe('nome desc')
  expect(openList(list, parametrosFrom({})).sort.initial).toBe('nome asc')
  expect(() => openList({ ...list, sort: { by: ['gastos'], initial: 'gastos desc' } }, parametrosFrom({}))).toThrow(
    '/exemplo',
  )
})

it('removes links whose gate is closed', () => {
  const leads = { open: onlyWhen(closed, () => '/a'), links: { nome: onlyWhen(closed, () => '/b') } }
  expect(openList({ ...list, ...leads }, parametrosFrom({}))).toEqual(openList(list, parametrosFrom({})))
  expect(openList({ ...list, open: () => '/a' }, parametrosFrom({})).open).toBeDefined()
})

it('keeps filters for clients and fields of the record out of the screen', () => {
  expect(openFilters(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome', 'tipo', 'codigo'])
  expect(openFields(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome'])
  expect(openRecord(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome', 'vida'])
  expect(openColumns(list, parametrosFrom({})).map(([name]) => name)).toEqual(['nome'])
})

it('shows everything where the gate is open', () => {
  const open = openList(list, parametrosFrom({ 1: 'S' }))
  expect(open).toMatchObject({ columns: list.columns, sort: list.sort, totals: list.totals })
  expect(Object.keys(open.fields)).toEqual(['nome', 'cargo', 'gastos'])
  expect(Object.keys(open.filters)).toEqual(['nome', 'cargo', 'tipo'])
})
