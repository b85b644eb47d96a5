import { money, text } from '@portal/kit/fields'
import { contains, periodoDoExercicio } from '@portal/kit/filters'
import { defineList } from '@portal/kit/list'
import { describe, expect, it } from 'vitest'
import {
  clearedState,
  lastUpdateCall,
  listCall,
  readState,
  reportCall,
  searchOf,
  toggleSort,
  totalsCall,
  withFilters,
  withoutFilter,
  withSize,
} from './list-state.ts'

const list = defineList({
  area: 'despesa',
  title: 'Exemplo',
  path: '/exemplo',
  description: 'Um exemplo.',
  api: { list: '/api/exemplo', totals: '/api/exemplo/total', report: '/api/exemplo/report' },
  key: ['nome'],
  fields: { nome: text('Nome'), data: text('Data'), valor: money('Valor') },
  filters: { nome: { ...contains('nome', 'Nome'), alias: 'nmoe' }, ...periodoDoExercicio('data') },
  columns: ['nome', 'valor'],
  sort: { by: ['nome', 'valor'], initial: 'valor desc' },
  totals: ['valor'],
  table: 'diaria',
  empty: { filtered: 'Sem registros.', unfiltered: 'Sem registros.' },
})
const contexto = { entidade: 1, exercicio: 2026 }
const read = (query: string) => readState(list, new URLSearchParams(query), contexto.exercicio)

describe('readState', () => {
  it('opens with the defaults of the year, the initial sort and the first page', () => {
    expect(read('')).toEqual({
      filters: { dataInicial: '2026-01-01', dataFinal: '2026-12-31' },
      sort: { property: 'valor', direction: 'desc' },
      page: 0,
      size: 20,
    })
  })

  it('reads everything the address says', () => {
    expect(read('nome=s%C3%A3o&dataInicial=2026-03-01&dataFinal=&sort=nome,DESC&page=4&size=50')).toEqual({
      filters: { nome: 'são', dataInicial: '2026-03-01' },
      sort: { property: 'nome', direction: 'desc' },
      page: 4,
      size: 50,
    })
  })

  it('falls back to the defaults for values the list does not offer', () => {
    expect(read('sort=senha,asc&page=-1&size=7')).toEqual(read(''))
    expect(read('page=1e3')).toEqual(read(''))
  })

  it('ignores the default of a filter that another one excludes', () => {
    const { dataInicial, dataFinal } = periodoDoExercicio('data')
    const taking = {
      ...list,
      filters: { ano: { ...contains('ano', 'Ano'), excludes: ['dataInicial', 'dataFinal'] }, dataInicial, dataFinal },
    }
    const filtersOf = (query: string) => readState(taking, new URLSearchParams(query), 2026).filters
    expect(filtersOf('ano=2020')).toEqual({ ano: '2020' })
    expect(filtersOf('ano=')).toEqual({ dataInicial: '2026-01-01', dataFinal: '2026-12-31' })
    expect(filtersOf('ano=2020&dataFinal=2020-06-30')).toEqual({ ano: '2020', dataFinal: '2020-06-30' })
  })

  it('reads the alias of a filter, and prefers its own name', () => {
    expect(read('nmoe=silva').filters.nome).toBe('silva')
    expect(read('nmoe=silva&nome=prado').filters.nome).toBe('prado')
    expect(searchOf(list, read('nmoe=silva'), contexto)).not.toContain('nmoe')
  })

  it('takes dates as a form without scripts sends them', () => {
    expect(read('dataInicial=15/02/2026').filters.dataInicial).toBe('2026-02-15')
  })
})

describe('searchOf', () => {
  it.each([
    '',
    'nome=s%C3%A3o',
    'dataInicial=&dataFinal=',
    'sort=nome,asc',
    'sort=valor,asc&page=3',
    'size=50&nome=a%26b%3Dc&page=2',
  ])('says all that readState reads: %s', (said) => {
    const state = read(said)
    expect(read(searchOf(list, state, contexto))).toEqual(state)
  })

  it('always includes entity and year, and omits the defaults', () => {
    const { filters } = read('')
    expect(searchOf(list, { ...read(''), filters: { ...filters, nome: 'x' } }, contexto)).toBe(
      '?entidade=1&exercicio=2026&nome=x&dataInicial=2026-01-01&dataFinal=2026-12-31',
    )
  })
})

describe('calls', () => {
  it('builds the API calls', () => {
    const state = read('nome=silva&dataFinal=&page=2')
    expect(listCall(list, state, contexto)).toBe(
      '/api/exemplo?entidade=1&exercicio=2026&nome=silva&dataInicial=2026-01-01&page=2&size=20&sort=valor%2Cdesc',
    )
    expect(totalsCall(list, state, contexto)).toBe(
      '/api/exemplo/total?entidade=1&exercicio=2026&nome=silva&dataInicial=2026-01-01',
    )
    expect(reportCall(list, state, contexto, 'csv')).toBe(
      '/api/exemplo/report?entidade=1&exercicio=2026&nome=silva&dataInicial=2026-01-01&sort=valor%2Cdesc&exportType=csv',
    )
    expect(lastUpdateCall(list, contexto)).toBe(
      '/api/ultimas-atualizacoes/by-table?table=diaria&column=data&filtrarEntidade=true&entidade=1&exercicio=2026',
    )
  })

  it('requests no totals for a list without them', () => {
    expect(totalsCall({ ...list, totals: [] }, read(''), contexto)).toBeUndefined()
  })
})

describe('moves', () => {
  const state = read('page=5&sort=nome,asc')

  it('reverses the order of the same column and sorts another ascending, from the first page', () => {
    expect(toggleSort(state, 'nome')).toMatchObject({ page: 0, sort: { property: 'nome', direction: 'desc' } })
    expect(toggleSort(toggleSort(state, 'nome'), 'nome').sort.direction).toBe('asc')
    expect(toggleSort(state, 'valor').sort).toEqual({ property: 'valor', direction: 'asc' })
  })

  it('goes back to the first page when the filters or the size change', () => {
    expect(withFilters(state, { nome: 'a' })).toMatchObject({ page: 0, filters: { nome: 'a' } })
    expect(withoutFilter(state, 'dataFinal')).toMatchObject({ page: 0, filters: { dataInicial: '2026-01-01' } })
    expect(withoutFilter(state, 'dataFinal').filters).not.toHaveProperty('dataFinal')
    expect(withSize(state, 50)).toMatchObject({ page: 0, size: 50 })
  })

  it('clears to the initial state of the list', () => {
    expect(clearedState(list, withSize(read('nome=x'), 50), 2026)).toEqual({ ...read(''), size: 50 })
  })
})
