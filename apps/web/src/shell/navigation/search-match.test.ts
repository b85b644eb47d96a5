import type { MenuItem } from '@portal/catalog/contexto'
import { describe, expect, test } from 'vitest'
import { matchesQuery, searchMenu } from './search-match.ts'

describe('matchesQuery', () => {
  test.each([
    ['Diárias', 'diaria'],
    ['Licitação', 'LICITAÇÕES'],
    ['Leis e atos', 'lei'],
    ['Lei', 'leis'],
    ['Relação de bens', 'bem'],
    ['Servidores ativos', 'servidor'],
    ['Fornecedores a pagar', 'fornec'],
    ['Despesa por órgão', 'orgaos despesas'],
    ['Receita de impostos', 'impostos da receita'],
  ])('%j is found by %j', (text, query) => {
    expect(matchesQuery(text, query)).toBe(true)
  })

  test.each([
    ['Diárias', 'empenho'],
    ['Receita', 'ceita'],
    ['Receita', ''],
    ['Receita', '?!'],
    ['Despesa por órgão', 'despesa função'],
  ])('%j is not found by %j', (text, query) => {
    expect(matchesQuery(text, query)).toBe(false)
  })
})

test('titles come before subtitles, groups without an address are left out', () => {
  const item = (title: string, subtitle: string, route?: string, subMenu: MenuItem[] = []): MenuItem => ({
    id: 1,
    title,
    subtitle,
    subMenu,
    ...(route ? { route } : {}),
  })
  const menu = [
    item('Despesas', 'Diárias e empenhos', undefined, [
      item('Empenhos', 'Também de diárias', '/empenhos'),
      item('Diárias', 'Viagens', '/diarias'),
    ]),
  ]
  expect(searchMenu(menu, 'diária').map(({ item: { title }, under }) => [title, under])).toEqual([
    ['Diárias', ['Despesas']],
    ['Empenhos', ['Despesas']],
  ])
})
