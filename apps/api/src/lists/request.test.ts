import fc from '@portal/kit/testing/property'
import { describe, expect, it } from 'vitest'
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { PortalError } from '@portal/kit/errors'
import type { List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { loadListSource } from './source.ts'
import { understood } from './clients.ts'
import { parseQueryString } from './query-string.ts'
import { canonicalKey, pageKey, readQuery, type ListQuery, type Purpose } from './request.ts'
import { openView } from './view.ts'

const aberto: Parametros = { get: () => 'S' }
const fechado: Parametros = { get: () => 'N' }
const viewOf = (list: List, parametros = aberto) => openView(list, loadListSource(list), parametros)

function read(list: List, search: string, purpose: Purpose = 'list'): ListQuery {
  const view = viewOf(list)
  return readQuery(view, understood(view.clientNames, parseQueryString(`/x?${search}`)), purpose)
}

function fieldsRefused(list: List, search: string, purpose: Purpose = 'list'): string[] {
  try {
    read(list, search, purpose)
    return []
  } catch (error) {
    if (!(error instanceof PortalError) || error.status !== 400) throw error
    return error.violations.map(({ field }) => field)
  }
}

describe('paging', () => {
  it('uses defaults', () => {
    const sort = [{ property: 'dataSaida', direction: 'desc' }]
    expect(read(diarias, '')).toMatchObject({ page: 0, size: 20, sort, filters: {}, ignored: [] })
  })

  it('limits a larger page to 2000 rows', () => {
    expect(read(diarias, 'size=5000').size).toBe(2000)
    expect(read(diarias, 'size=99999999999').size).toBe(2000)
  })

  it.each(['-2', '1.5', 'abc', '1e3', '1e309', 'Infinity', '99999999999', '%00', '1&page=2'])(
    'refuses page=%s',
    (page) => {
      expect(fieldsRefused(diarias, `page=${page}`)).toEqual(['page'])
    },
  )

  it.each(['size=-5', 'size=NaN', 'size=1e309', 'size=10&size=10'])('refuses %s', (search) => {
    expect(fieldsRefused(diarias, search)).toEqual(['size'])
  })

  it('treats page -1 and size 0 as not sent, as clients of Spring pages mean them', () => {
    expect(read(diarias, 'page=-1&size=0')).toMatchObject({ page: 0, size: 20 })
  })

  it('treats an empty value as not sent', () => {
    expect(read(diarias, 'page=&size=&sort=&nome=&dataInicial=')).toMatchObject({ page: 0, size: 20, filters: {} })
  })
})

describe('sort', () => {
  it('reads several sorts, in any case', () => {
    expect(read(diarias, 'sort=nome,DESC&sort=valorDiarias,asc&sort=destino').sort).toEqual([
      { property: 'nome', direction: 'desc' },
      { property: 'valorDiarias', direction: 'asc' },
      { property: 'destino', direction: 'asc' },
    ])
  })

  it.each(['motivo', 'nomeBusca', 'nome,sideways', 'nome,asc,asc', 'nome;drop', 'cnpjCpf', '__proto__'])(
    'refuses sort=%s',
    (sort) => {
      expect(fieldsRefused(diarias, `sort=${sort}`)).toEqual(['sort'])
    },
  )

  it('refuses to sort by a document, which would order the digits that the mask hides', () => {
    expect(fieldsRefused(fornecedores, 'sort=cnpjCpf')).toEqual(['sort'])
  })
})

describe('filters', () => {
  it('keeps both the typed and the normalised value', () => {
    expect(read(diarias, 'nome=%20Jos%C3%A9++DA+').filters).toEqual({ nome: { value: 'jose da', typed: 'José  DA' } })
  })

  it.each([
    ['dataInicial=2026-1-01', 'dataInicial'],
    ['dataInicial=01/01/2026', 'dataInicial'],
    ['dataInicial=2026-02-30', 'dataInicial'],
    ['dataFinal=2026-01-01T00:00', 'dataFinal'],
    [`nome=${'a'.repeat(201)}`, 'nome'],
    ['nome=a%00b', 'nome'],
    ['nome=a&nome=b', 'nome'],
    ['tipoObjetivoDiaria=abc', 'tipoObjetivoDiaria'],
    ['tipoObjetivoDiaria=-2', 'tipoObjetivoDiaria'],
    ['tipoObjetivoDiaria=99999999999', 'tipoObjetivoDiaria'],
    ['entidade=1&entidade=2', 'entidade'],
  ])('refuses %s', (search, field) => {
    expect(fieldsRefused(diarias, search)).toEqual([field])
  })

  it('reports all faults at once', () => {
    expect(fieldsRefused(diarias, 'page=-2&dataInicial=x&sort=x')).toEqual(['page', 'dataInicial', 'sort'])
  })

  it.each([
    ['true', true],
    ['S', true],
    ['false', false],
    ['N', false],
    ['', false],
  ])('reads checkbox %s', (typed, checked) => {
    expect('aPagar' in read(fornecedores, `aPagar=${typed}`).filters).toBe(checked)
  })

  it.each(['1', 'on', 'True', '__proto__', 'toString'])('refuses checkbox %s', (typed) => {
    expect(fieldsRefused(fornecedores, `aPagar=${typed}`)).toEqual(['aPagar'])
  })

  it('refuses a negative number', () => {
    expect(fieldsRefused(notaExtraorcamentaria, 'noExtraorcamentario=-3')).toEqual(['noExtraorcamentario'])
  })

  it.each([
    ['529.982.247-25', '52998224725'],
    ['12.345.678/0001-95', '12345678000195'],
    ['a1b2c3d4', 'A1B2C3D4'],
    ['12.345.678', '12345678'],
  ])('reads document %s', (typed, value) => {
    expect(read(fornecedores, `cnpjCpf=${encodeURIComponent(typed)}`).filters['cnpjCpf']?.value).toBe(value)
  })

  it.each(['529', '529.982', '1234567', '123456789012345', '...'])('refuses document %s', (typed) => {
    expect(fieldsRefused(fornecedores, `cnpjCpf=${typed}`)).toEqual(['cnpjCpf'])
  })

  it('refuses text that is not UTF-8', () => {
    expect(fieldsRefused(diarias, 'nome=%E9')).toEqual(['nome'])
    expect(fieldsRefused(diarias, 'nome=%')).toEqual(['nome'])
  })
})

describe('unknown parameters', () => {
  it('are named and ignored', () => {
    expect(read(diarias, 'fornecedor=1&nome=x&zeta').ignored).toEqual(['fornecedor', 'zeta'])
  })

  it('include paging in a request for totals', () => {
    expect(read(diarias, 'page=1&size=3&sort=x', 'totals').ignored).toEqual(['page', 'size', 'sort'])
  })

  it('include an incomplete lookup', () => {
    expect(read(diarias, 'empenho=1&noLiquidacao=2')).toMatchObject({
      lookup: undefined,
      ignored: ['empenho', 'noLiquidacao'],
    })
    expect(read(diarias, 'empenho=1&noLiquidacao=2&unidadeOrcamentaria=+').lookup).toBeUndefined()
  })

  it('do not include a complete lookup, which identifies one row', () => {
    expect(read(diarias, 'empenho=1&noLiquidacao=2&unidadeOrcamentaria=0201').lookup).toEqual({
      empenho: '1',
      numeroLiquidacao: '2',
      unidadeOrcamentaria: '0201',
    })
    expect(fieldsRefused(diarias, 'empenho=x&noLiquidacao=2&unidadeOrcamentaria=0201')).toEqual(['empenho'])
  })
})

describe('export type', () => {
  it('must be one of the known formats', () => {
    expect(read(diarias, 'exportType=PDF', 'report').exportType).toBe('pdf')
    expect(fieldsRefused(diarias, 'exportType=exe', 'report')).toEqual(['exportType'])
    expect(fieldsRefused(diarias, '', 'report')).toEqual(['exportType'])
  })
})

describe('gates', () => {
  it('do not allow sorting or filtering by a closed field', () => {
    const secreta: List = {
      ...diarias,
      filters: { ...diarias.filters, cargo: { operator: 'contains', of: 'text', column: 'cargo', label: 'Cargo' } },
      sort: { by: [...diarias.sort.by, 'cargo'], initial: 'cargo asc' },
    }
    const closed = viewOf(secreta, fechado)
    expect(closed.sortable).not.toContain('cargo')
    expect(closed.initialSort).toEqual([{ property: diarias.sort.by[0], direction: 'asc' }])
    expect(readQuery(closed, { sent: parseQueryString('/x?cargo=a') }, 'list')).toMatchObject({
      filters: {},
      ignored: ['cargo'],
    })
    expect(readQuery(viewOf(secreta), { sent: parseQueryString('/x?cargo=a') }, 'list')).toMatchObject({
      filters: { cargo: { value: 'a' } },
    })
  })
})

describe('canonical key', () => {
  const contexto = { entidade: 1, exercicio: 2026 }
  const key = (search: string): string =>
    `${canonicalKey('/x', contexto, read(diarias, search))}${pageKey(read(diarias, search))}`

  it('is the same for the same query in another form', () => {
    expect(key('nome=JOSE&destino=X')).toBe(key('destino=x&nome=jos%C3%A9&page=0&size=20&sort=dataSaida,desc&lixo=1'))
  })

  it('differs when the response may differ', () => {
    expect(new Set(['', 'page=1', 'size=10', 'sort=nome', 'nome=a', 'destino=a'].map(key)).size).toBe(6)
  })
})

it('refuses any malformed query string with 400', () => {
  const telling = fc.constantFrom('2026-01-01', 'true', 'nome,desc', '\u0000', '1e309', '%', '٣')
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer().map(String), telling)
  const names = [
    'page',
    'size',
    'sort',
    'exportType',
    '__proto__',
    ...Object.keys(diarias.filters),
    ...Object.keys(diarias.lookup ?? {}),
  ]
  const name = fc.constantFrom(...names)
  const search = fc.oneof(
    fc.array(fc.tuple(name, value)).map((pairs) => pairs.map(([n, v]) => `${n}=${encodeURIComponent(v)}`).join('&')),
    fc.string(),
  )
  fc.assert(
    fc.property(search, fc.constantFrom<Purpose[]>('list', 'totals', 'report'), (text, purpose) => {
      fieldsRefused(diarias, text, purpose)
    }),
    { numRuns: 2000 },
  )
})
