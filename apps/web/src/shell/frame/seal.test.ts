// Tests that the seal links to its page if the portal has one. The route table is mocked, to test both cases.
import { text } from 'node:stream/consumers'
import type { ContextoInicial, Entidade } from '@portal/catalog/contexto'
import { expect, test, vi } from 'vitest'
import { render } from '../../entry-server.tsx'
import { always } from '../../route.ts'

const pages = vi.hoisted(() => new Set<string>())

vi.mock('../../routes.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../routes.tsx')>()
  const matchRoute: typeof original.matchRoute = (path) =>
    path === '/selo'
      ? pages.has(path)
        ? { route: always('/selo', 'portal/home'), params: {} }
        : undefined
      : original.matchRoute(path)
  return { ...original, matchRoute }
})

const entidade: Entidade = {
  id: 1,
  nome: 'Prefeitura',
  cnpj: '12345678000195',
  tipo: 'E',
  entidadePrincipal: 'S',
  registrado: 'S',
  habilitadoPortal: 'S',
}
const contexto: ContextoInicial = {
  build: { version: '', time: '', group: '', artifact: '', name: '' },
  entidades: [entidade],
  entidade,
  exercicios: [2026],
  exercicio: 2026,
  menu: [],
  parametros: {},
  configuracoes: { cor: '#0b5cad', selo: '/selo.png' },
}

async function html(): Promise<string> {
  const result = await render({
    url: '/portaltransparencia/menu',
    contexto,
    notas: [],
    preferencias: { texto: 100, invertido: false },
    manutencao: false,
    fetchJson: async () => [],
    nonce: '',
  })
  return result.kind === 'redirect' ? result.location : text(result.html)
}

test('the seal is an image until its page exists, and then a link to it', async () => {
  const linked = /<a [^>]*href="\/portaltransparencia\/selo[^>]*><img [^>]*src="\/selo\.png"/
  expect(await html()).toMatch(/<span [^>]*><img [^>]*src="\/selo\.png"/)
  expect(await html()).not.toMatch(linked)
  pages.add('/selo')
  expect(await html()).toMatch(linked)
})
