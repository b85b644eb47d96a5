import { text } from 'node:stream/consumers'
import type { ContextoInicial, Entidade } from '@portal/catalog/contexto'
import type { RenderInput } from '@portal/catalog/pagina'
import { describe, expect, test } from 'vitest'
import { render } from './entry-server.tsx'

const entidade: Entidade = {
  id: 1,
  nome: 'Prefeitura de Serra Clara',
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
  menu: [
    {
      id: 1,
      title: 'Despesas </script>',
      subtitle: '',
      subMenu: [{ id: 2, title: 'Diárias', subtitle: '', route: '/diarias', subMenu: [] }],
    },
  ],
  parametros: {},
  configuracoes: { cor: '#0b5cad' },
}

const notas = [
  { id: 1, rota: '/entidade', notaExplicativa: '<p>Nota da entidade</p>' },
  { id: 2, rota: '/home', notaExplicativa: '<p>Nota do início</p>' },
]

async function page(path: string, rest: Partial<RenderInput> = {}): Promise<{ status: number; html: string }> {
  const result = await render({
    url: `/portaltransparencia${path}`,
    contexto,
    notas,
    preferencias: { texto: 100, invertido: false },
    manutencao: false,
    fetchJson: async () => [],
    nonce: 'n0nce',
    ...rest,
  })
  if (result.kind === 'redirect') throw new Error(`redirected to ${result.location}`)
  return { status: result.status, html: await text(result.html) }
}

describe('a page', () => {
  test.each([
    ['/', 'Para onde vai o dinheiro público'],
    ['/home', 'Para onde vai o dinheiro público'],
    ['/menu', 'Menu'],
    ['/entidade', 'Prefeitura de Serra Clara'],
    ['/pesquisa', 'Pesquisa'],
    ['/mapa-do-site', 'Mapa do site'],
    ['/teclas-de-atalho', 'Teclas de atalho'],
  ])('%s is whole without JavaScript', async (path, heading) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toMatch(/· Prefeitura de Serra Clara · 2026<\/title>/)
    expect(html).toContain('Versão: <!-- -->Nao encontrada.')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('shows the server version in its footer', async () => {
    const build = { ...contexto.build, version: '9.8.7' }
    for (const path of ['/', '/menu', '/nao-existe']) {
      const [, footer] = (await page(path, { contexto: { ...contexto, build } })).html.split('id="rodape"')
      expect(footer).toContain('<p>Versão: <!-- -->9.8.7</p>')
    }
  })

  test('contains the explanatory note of its address only', async () => {
    const written = async (path: string): Promise<boolean[]> => {
      const { html } = await page(path)
      return ['Nota da entidade', 'Nota do início'].flatMap((nota) => [
        html.includes(`<p>${nota}</p></div></aside>`),
        html.includes(`u003cp>${nota}`),
      ])
    }
    expect(await written('/entidade')).toEqual([true, true, false, false])
    expect(await written('/')).toEqual([false, false, true, true])
    expect(await written('/menu')).toEqual([false, false, false, false])
  })

  test('contains preferences, theme and initial data, without inline styles, and escapes the data', async () => {
    const { html } = await page('/menu', { preferencias: { texto: 115, invertido: true } })
    expect(html).toContain('<html lang="pt-BR" data-texto="115" data-invertido>')
    expect(html).toContain('--accent:#0b5cad')
    expect(html).not.toMatch(/ style="/)
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
    expect(
      html.match(/<(?:script|style)(?! type="module")[^>]*>/g)?.every((tag) => tag.includes('nonce="n0nce"')),
    ).toBe(true)
  })

  test('is rendered with its data, or without it if the call fails', async () => {
    const contatos = [{ id: 1, nome: 'Ouvidoria', cargo: 'Responsável' }]
    expect((await page('/entidade', { fetchJson: async () => contatos })).html).toContain('<strong>Ouvidoria</strong>')
    const broken = await page('/entidade', { fetchJson: () => Promise.reject(new Error('fora do ar')) })
    expect(broken.status).toBe(200)
    expect(broken.html).toContain('Acessando Servidor...')
  })
})

describe('a missing page', () => {
  test.each(['/nada', '/nao-encontrado', '/diarias/nada'])('%s answers 404 with the way home', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain('Desculpe, não conseguimos encontrar o que você está procurando.')
    expect(html).toContain('Ir para a página inicial')
  })

  test('a page the menu lacks redirects to not found', async () => {
    expect(
      await render({
        url: '/portaltransparencia/fornecedores',
        contexto,
        notas,
        preferencias: { texto: 100, invertido: false },
        manutencao: false,
        fetchJson: async () => [],
        nonce: '',
      }),
    ).toEqual({ kind: 'redirect', location: '/portaltransparencia/nao-encontrado' })
  })
})

test('maintenance replaces every page, and still shows the server version', async () => {
  const build = { ...contexto.build, version: '9.8.7' }
  const { status, html } = await page('/menu', { manutencao: true, contexto: { ...contexto, build } })
  expect(status).toBe(451)
  expect(html).toContain('<footer>Versão: <!-- -->9.8.7</footer>')
  expect(html).toContain('Desculpe, estamos em manutenção!')
  expect(html).not.toContain('Mapa do site')
})

describe('gates', () => {
  const menuWith = async (parametros: Record<number, string>): Promise<string> =>
    (await page('/menu', { contexto: { ...contexto, parametros } })).html

  test('the e-SIC button: hidden, own link, panel', async () => {
    expect(await menuWith({ 55: '0' })).not.toContain('e-SIC')
    expect(await menuWith({ 55: '3', 96: 'https://esic.exemplo.invalid' })).toContain(
      'href="https://esic.exemplo.invalid"',
    )
    expect(await menuWith({})).toContain('data-tour="esic"')
  })

  test('the provider is hidden when the entity asks', async () => {
    expect(await menuWith({})).toContain('Portal da Transparência Municipal')
    expect(await menuWith({ 101: 'S' })).not.toContain('Portal da Transparência Municipal')
  })
})
