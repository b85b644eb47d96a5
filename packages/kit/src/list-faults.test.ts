import { describe, expect, test } from 'vitest'
import { integer, money, text } from './fields.ts'
import { choice, contains, offScreen, required, words } from './filters.ts'
import { gatesOf, listFaults } from './list-faults.ts'
import { onlyWhen, type List } from './list.ts'
import { simOuNao } from './parametros.ts'

const sold = simOuNao(1)

const list: List = {
  area: 'loja',
  title: 'Carros',
  path: '/carros',
  description: 'Os carros da loja.',
  api: { list: '/carros', report: '/carros/report' },
  key: ['entidade', 'carro'],
  fields: {
    entidade: integer('Loja'),
    carro: integer('Carro'),
    modelo: text('Modelo'),
    preco: money('Preço', { when: sold }),
    historia: text('História', { recordOnly: true }),
    'motor.numero': integer('Motor'),
  },
  filters: {
    modelo: contains('modelo', 'Modelo'),
    cor: choice('cor', 'Cor', []),
    tom: choice('tom', 'Tom', { from: '/tons', under: 'cor' }),
  },
  columns: ['modelo', 'preco'],
  sort: { by: ['modelo'], initial: 'modelo asc' },
  totals: ['preco'],
  table: 'carro',
  empty: { filtered: '', unfiltered: '' },
}

test('finds no faults in a correct declaration', () => {
  expect(listFaults(list, { parameters: { marca: 'modelo' }, sorts: { marca: 'modelo' } })).toEqual([])
})

describe('finds', () => {
  test.each<[string, Partial<List>, string]>([
    ['a column of no field', { columns: ['cor'] }, 'columns: cor is no field'],
    ['a card of what is no column', { card: { title: 'carro' } }, 'card: carro is no column'],
    ['a hit told by no field', { hit: { by: 'nome', about: ['aviao'] } }, 'hit: aviao is no field'],
    ['a hit by what is no words', { hit: { by: 'carro', about: [] } }, 'hit: carro is no filter of words'],
    ['a key of no field', { key: ['placa'] }, 'key: placa is no field'],
    ['a link of no field', { links: { placa: () => '/' } }, 'links: placa is no field'],
    ['a lookup of no field', { lookup: { placa: 'placa' } }, 'lookup: placa is no field'],
    ['a total that is no number', { totals: ['modelo'] }, 'totals: modelo is no number'],
    ['a total that travels nested', { totals: ['motor.numero'] }, 'totals: motor.numero travels nested'],
    ['a column only the record shows', { columns: ['historia'] }, 'columns: only the record shows historia'],
    [
      'an opening order that is not offered',
      { sort: { by: ['modelo'], initial: 'preco asc' } },
      'sort: opens by preco, which is not offered',
    ],
    [
      'no order that every entity shows',
      { sort: { by: ['preco'], initial: 'preco asc' } },
      'sort: no order is left where every gate is closed',
    ],
    [
      'a choice under no choice',
      { filters: { tom: choice('tom', 'Tom', { from: '/tons', under: 'cor' }) } },
      'filters: tom hangs from cor, which is no choice',
    ],
    [
      'a required filter nobody can fill',
      { filters: offScreen(required({ modelo: contains('modelo', 'Modelo') })) },
      'filters: modelo is required and the form does not ask it',
    ],
    [
      'two filters that look in two places',
      {
        filters: {
          nome: { ...words('modelo', 'Nome'), orAmong: 'textos' },
          cor: { ...words('modelo', 'Cor'), orAmong: 'textos' },
        },
      },
      'filters: nome and cor each look in two places',
    ],
    [
      'a field that is both a value and a holder',
      { fields: { ...list.fields, motor: text('Motor') } },
      'fields: motor cannot hold others and a value',
    ],
    [
      'rows of several years with one key',
      { covers: { unnamed: true } },
      'covers: rows of several need exercicio in the key',
    ],
    [
      'more than the whole portal',
      { covers: { entities: sold }, scope: 'portal' },
      'covers: what belongs to the portal has nothing beyond it',
    ],
  ])('%s', (_, change, fault) => {
    expect(listFaults({ ...list, ...change })).toContain(fault)
  })

  test('names of clients for unknown filters and sorts', () => {
    expect(listFaults(list, { parameters: { placa: 'placa' }, sorts: { valor: 'preco' } })).toEqual([
      'clients: placa is placa, which is no filter',
      'clients: valor is preco, which is no sort',
    ])
    expect(
      listFaults({ ...list, fixed: { modelo: 'x' } }, { parameters: { marca: 'modelo' }, sorts: {} }),
    ).toHaveLength(1)
  })
})

test('gatesOf returns the gates of filters, links and coverage', () => {
  const gated: List = {
    ...list,
    filters: { modelo: { ...contains('modelo', 'Modelo'), when: sold } },
    open: onlyWhen(sold, () => '/carro'),
    links: { modelo: onlyWhen(sold, () => undefined) },
    covers: { entities: sold },
  }
  expect(gatesOf(gated)).toEqual([sold, sold, sold, sold, sold])
})
