import type { MenuItem } from '@portal/catalog/contexto'
import { describe, expect, test } from 'vitest'
import { addressOf, breadcrumb, cleanPath, flattenMenu, hasMenuFor, isInMenu, trailTo } from './menu.ts'

const item = (title: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id: 1,
  title,
  subtitle: '',
  subMenu: [],
  ...rest,
})

const menu = [
  item('Despesas', {
    subMenu: [
      item('Empenhos', { route: '/empenhos/cf', urlAuxiliar: '/empenhos' }),
      item('Diárias', { route: '/diarias' }),
      item('Por órgão', { route: '/despesa/orgao' }),
    ],
  }),
  item('Portal antigo', { link: 'https://exemplo.invalid/' }),
  item('Resumo anual', { route: '/dashboard', atalho: 'ctrl+alt+r' }),
]

test('cleanPath drops query, hash and the final slash', () => {
  expect(cleanPath('/diarias/?a=1#b')).toBe('/diarias')
  expect(cleanPath('/')).toBe('/')
})

describe('trailTo', () => {
  test('finds the item at any depth, and for pages under it', () => {
    expect(trailTo(menu, '/diarias').map((i) => i.title)).toEqual(['Despesas', 'Diárias'])
    expect(trailTo(menu, '/diarias/detalhes').map((i) => i.title)).toEqual(['Despesas', 'Diárias'])
  })

  test('does not take a longer path segment for a page under the item', () => {
    expect(trailTo(menu, '/diarias-antigas')).toEqual([])
  })

  test('finds the auxiliary address', () => {
    expect(trailTo(menu, '/empenhos/detalhe').at(-1)?.title).toBe('Empenhos')
  })
})

test('a numeric auxiliary address completes the route; any other is an address of its own', () => {
  const reports = [
    item('Publicações', { route: '/publicacoes' }),
    item('RGF', { route: '/publicacoes', urlAuxiliar: '/2/24' }),
  ]
  expect(reports.map(addressOf)).toEqual(['/publicacoes', '/publicacoes/2/24'])
  expect(addressOf(item('Empenhos', { route: '/empenhos/cf', urlAuxiliar: '/empenhos' }))).toBe('/empenhos/cf')
  expect(trailTo(reports, '/publicacoes/2/24').at(-1)?.title).toBe('RGF')
  expect(trailTo(reports, '/publicacoes/1').at(-1)?.title).toBe('Publicações')
})

describe('the menu guard', () => {
  test.each(['/diarias', '/diarias/', '/despesa/orgao', '/dashboard', '/empenhos', '/empenhos/cf'])(
    'lets %s in',
    (path) => {
      expect(isInMenu(menu, path)).toBe(true)
    },
  )

  test.each(['/fornecedores', '/diarias/todas', '/despesa/funcao', '/despesa', '/'])('keeps %s out', (path) => {
    expect(isInMenu(menu, path)).toBe(false)
  })
})

test('a page under an item needs the item', () => {
  expect(hasMenuFor(menu, '/diarias')).toBe(true)
  expect(hasMenuFor(menu, '/despesa')).toBe(true)
  expect(hasMenuFor(menu, '/contratos')).toBe(false)
})

describe('breadcrumb', () => {
  const words = (path: string, title = '', under = {}) =>
    breadcrumb(menu, path, title, under).map((crumb) => crumb.label)

  test('is Início > menu > item > Detalhes', () => {
    expect(words('/')).toEqual(['Início'])
    expect(words('/diarias')).toEqual(['Início', 'Despesas', 'Diárias'])
    expect(words('/diarias/detalhes')).toEqual(['Início', 'Despesas', 'Diárias', 'Detalhes'])
  })

  test('names a page outside of the menu by its own title', () => {
    expect(words('/mapa-do-site', 'Mapa do site')).toEqual(['Início', 'Mapa do site'])
  })

  test('puts a page under the parent item its route names', () => {
    expect(words('/aditivos/detalhes', '', { parent: '/diarias' })).toEqual([
      'Início',
      'Despesas',
      'Diárias',
      'Detalhes',
    ])
  })

  test('labels a page at another address with the title of its item', () => {
    expect(words('/diarias/cf', '', { parent: '/diarias', same: true })).toEqual(['Início', 'Despesas', 'Diárias'])
  })

  test('the current page is not a link, the item above it is', () => {
    expect(breadcrumb(menu, '/diarias', '').at(-1)).toEqual({ label: 'Diárias' })
    expect(breadcrumb(menu, '/diarias/detalhes', '').at(-2)).toEqual({ label: 'Diárias', to: '/diarias' })
  })
})

test('flattenMenu returns parents before children', () => {
  expect(flattenMenu(menu).map((i) => i.title)).toEqual([
    'Despesas',
    'Empenhos',
    'Diárias',
    'Por órgão',
    'Portal antigo',
    'Resumo anual',
  ])
})
