import type { MenuItem } from '@portal/catalog/contexto'
import { lists, records, register } from '@portal/catalog/areas'
import type { List, Row } from '@portal/kit/list'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loadScreen, matchRoute, routes, screenFile } from './routes.tsx'
import { isShown } from './shell/navigation/menu.ts'
import { files } from './screen-files.ts'

const menu: MenuItem[] = [
  {
    id: 1,
    title: 'Despesas',
    subtitle: '',
    subMenu: [{ id: 2, title: 'Diárias', subtitle: '', route: '/diarias', subMenu: [] }],
  },
]

const shown = (path: string): boolean | undefined => {
  const match = matchRoute(path)
  return match && isShown(match.route, path, menu)
}

test.each(routes.map((route) => [route.path, screenFile(route)]))('%s has its screen file', (_path, file) => {
  expect(files[file.replace(/^src/, '.')], file).toBeTypeOf('function')
})

test.each(records.map(({ link, list }) => [link.path, list.path]))('the record %s hangs under %s', (path, parent) => {
  expect(matchRoute(path)?.route).toMatchObject({ guard: 'menu', parent })
})

test('a list without a screen of its own has a derived screen', async () => {
  const route = matchRoute('/fornecedores')?.route
  if (!route) throw new Error('no route for the suppliers')
  const module = await loadScreen(route)
  expect([route.screen, module.title]).toEqual(['/fornecedores', 'Fornecedores a pagar'])
})

test.each(lists.map((list) => list.path))('the list %s has a route', (path) => {
  expect(matchRoute(path)?.route.guard).toBe('menu')
})

const rowOf = ({ fields }: List): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'documento' ? '11.222.333/0001-81' : 1]),
  )

const astrayWays = (list: List): string[] =>
  [list.open, ...Object.values(list.links ?? {})].flatMap((open) => {
    const href = open?.(rowOf(list), { entidade: 1, exercicio: 2026 })
    return href === undefined || matchRoute(new URL(href, 'http://portal').pathname) ? [] : [href]
  })

const declared = register.map((list) => [list.path, list] as const)

test.each(declared)('the rows and cells of %s link to routes that exist', (_path, list) => {
  expect(astrayWays(list)).toEqual([])
})

test('a link to no route is detected', () => {
  const [list] = lists
  expect(list && astrayWays({ ...list, open: () => '/nada?x=1', links: { nome: () => '/fornecedores' } })).toEqual([
    '/nada?x=1',
  ])
})

test('no address has two routes', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
})

test('an address matches with or without final slash, in any case', () => {
  for (const path of ['/diarias', '/diarias/', '/Diarias', '/esicsolicitacao'])
    expect(matchRoute(path), path).toBeDefined()
  expect(matchRoute('/fornecedores/12345678000195')?.params).toEqual({ cnpj: '12345678000195' })
})

test.each(routes.map(({ path }) => path))('%s is told from the others as the router tells it', (path) => {
  const address = path.replace(/:\w+/g, 'orgao%2F%20x%25')
  const [ours, theirs] = [
    matchRoute(address),
    matchRoutes(
      routes.map((route) => ({ path: route.path })),
      address,
    )?.at(-1),
  ]
  expect(ours?.route.path).toBe(theirs?.route.path)
  expect(ours?.params).toEqual(theirs?.params)
})

test('an address that cannot be decoded still matches', () => {
  expect(matchRoute('/fornecedores/%E0%A4%A')?.params).toEqual({ cnpj: '%E0%A4%A' })
})

describe('the menu guard', () => {
  test('shows the pages of the menu and their details', () => {
    expect(shown('/diarias')).toBe(true)
    expect(shown('/diarias/detalhes')).toBe(true)
  })

  test('hides the pages the menu lacks', () => {
    expect(shown('/fornecedores')).toBe(false)
    expect(shown('/nota-extraorcamentaria/detalhe')).toBe(false)
  })

  test('never hides the pages of the frame', () => {
    const shell = [
      '/',
      '/home',
      '/menu',
      '/entidade',
      '/pesquisa',
      '/mapa-do-site',
      '/teclas-de-atalho',
      '/manutencao',
      '/nao-encontrado',
    ]
    for (const path of shell) {
      expect(shown(path), path).toBe(true)
    }
  })

  test('leaves unknown addresses to the not-found page', () => {
    expect(matchRoute('/nada')).toBeUndefined()
  })
})
