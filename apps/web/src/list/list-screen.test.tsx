import type { ContextoInicial, MenuItem } from '@portal/catalog/contexto'
import { lists } from '@portal/catalog/areas'
import type { Kind } from '@portal/kit/fields'
import { isText, type Filter } from '@portal/kit/filters'
import { formatDate } from '@portal/kit/formats'
import { scopeOf, titleOf, type List, type Page, type Row, type Value } from '@portal/kit/list'
import { openColumns, openList } from '@portal/kit/open-list'
import { parametrosFrom } from '@portal/kit/parametros'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Dados } from '../route-module.ts'
import { ContextoProvider } from '../shell/context/contexto.tsx'
import { DadosProvider } from '../shell/context/dados.tsx'
import { ListScreen } from './list-screen.tsx'
import { loadList } from './state/load-list.ts'

const contexto: ContextoInicial = {
  build: { version: '1', time: '', group: '', artifact: '', name: '' },
  entidades: [],
  entidade: {
    id: 1,
    nome: 'Prefeitura',
    cnpj: '',
    entidadePrincipal: 'S',
    tipo: 'E',
    registrado: 'S',
    habilitadoPortal: 'S',
  },
  exercicios: [2026],
  exercicio: 2026,
  menu: [],
  parametros: {},
  configuracoes: { cor: '#0b5cad' },
}

const samples: Record<Kind, Value> = {
  text: 'Texto',
  money: -1234.5,
  price: 1.2345,
  decimal: 1.5,
  integer: 7,
  date: '2026-01-31',
  datetime: '2026-01-31T08:00:00',
  flag: 'S',
  documento: '***.456.789-**',
}

const sampleRow = (list: List): Row =>
  Object.fromEntries(Object.entries(list.fields).map(([name, { kind }]) => [name, samples[kind]]))

const pageOf = (list: List, count: number): Partial<Page> => ({
  content: count > 0 ? [sampleRow(list)] : [],
  number: 0,
  size: 20,
  totalElements: count,
  totalPages: Math.ceil(count / 20),
  numberOfElements: count > 0 ? 1 : 0,
})

/** Answers each call of the list with a sample, by its address. */
const fetchSample = (list: List, count: number) => async (path: string) => {
  const called = path.slice(0, path.indexOf('?'))
  if (called === list.api.list) return pageOf(list, count)
  if (called === list.api.totals) return Object.fromEntries(list.totals.map((name) => [name, 99]))
  if (called.endsWith('/by-table')) return { ultimoAcesso: '2026-06-30T08:15:00', modulo: 3 }
  return [{ id: 1, descricao: 'Uma opção' }]
}

function render(list: List, dados: Dados, search = '', menu: MenuItem[] = []): string {
  return renderToStaticMarkup(
    <StaticRouter location={`${list.path}${search}`}>
      <ContextoProvider value={{ ...contexto, menu }}>
        <DadosProvider value={dados}>
          <ListScreen of={list} />
        </DadosProvider>
      </ContextoProvider>
    </StaticRouter>,
  )
}

async function open(list: List, count: number, search = '', menu: MenuItem[] = []): Promise<string> {
  const url = new URL(`${list.path}${search}`, 'http://portal')
  const dados = await loadList(list)({ url, contexto, params: {}, fetchJson: fetchSample(list, count) })
  return render(list, dados, search, menu)
}

type Asks = (filter: Filter) => boolean

const filterThat = (list: List, asks: Asks): [name: string, filter: Filter] | undefined =>
  Object.entries(list.filters).find(([, filter]) => asks(filter))

/**
 * Returns a filter of a list as its query string and as its sentence: a text, a start date or a choice, whichever the
 * list has.
 */
function askedOf(list: List): [query: string, said: string] {
  const [text] = filterThat(list, isText) ?? []
  if (text) return [`${text}=inexistente`, 'contém “inexistente”']
  const [day, from] = filterThat(list, ({ operator, of }) => operator === 'from' && of === 'date') ?? []
  if (day && from) return [`${day}=2026-01-01`, `${from.label}: 01/01/2026`]
  const [chosen, choice] = filterThat(list, (filter) => filter.of === 'choice' && !Array.isArray(filter.options)) ?? []
  if (chosen && choice) return [`${chosen}=1`, `${choice.label}: Uma opção`]
  throw new Error(`${list.path} has nothing to be asked by`)
}

/** Filters whose typed value may be an invalid date, document or number. */
const canBeWrong: Asks = ({ operator, of }) =>
  of === 'documento' || (of === 'date' && operator === 'from') || (of === 'integer' && operator === 'equals')

const escaped = (text: string): string => text.replaceAll('"', '&quot;')
const headersOf = (html: string): string[] =>
  [...html.matchAll(/<th [^>]*role="columnheader"/g)].map(([header]) => header)
const count = (html: string, part: string): number => html.split(part).length - 1

describe.each(lists.map((list) => [list.path, list] as const))('%s', (_path, list) => {
  const columns = openColumns(list, parametrosFrom({}))

  it('renders the complete list in the first HTML', async () => {
    const html = await open(list, 1234)
    expect(html).toContain(`<h1 tabindex="-1">${list.title}</h1>`)
    expect(html).toContain(list.description)
    expect(html).toContain('30/06/2026 08:15:00')
    expect(html).toContain('1.234 registros, página 1 de 62')
    expect(headersOf(html)).toHaveLength(columns.length)
    expect(html).not.toContain('aria-busy="true"')
    for (const [, { label }] of columns) expect(html).toContain(label)
  })

  it('hides the columns of a closed gate', async () => {
    const html = await open(list, 1234)
    const shown = new Set(columns.map(([, { label }]) => label))
    for (const { label, when } of Object.values(list.fields))
      if (when?.(parametrosFrom({})) === false && !shown.has(label)) expect(html).not.toContain(`>${label}<`)
  })

  it('titles its cards, shows one figure large and labels every other value', async () => {
    const row = /<tbody.*?<\/tr>/s.exec(await open(list, 1234))?.[0] ?? ''
    const cells = row.split(/(?=<t[hd] )/).slice(1)
    const isTitle = (cell: string): boolean => cell.includes('data-title="true"')
    expect(cells.filter(isTitle)).toEqual(titleOf(list).map(() => expect.stringContaining('data-kind="text"')))
    expect(count(row, 'data-main="true"')).toBe(columns.some(([, { kind }]) => kind === 'money') ? 1 : 0)
    for (const [at, [, { label }]] of columns.entries())
      expect(cells[at]?.includes(`>${label}</span>`)).toBe(!isTitle(cells[at] ?? ''))
  })

  it('opens rows by links, where rows open', async () => {
    const href = openList(list, parametrosFrom({})).open?.(sampleRow(list), { entidade: 1, exercicio: 2026 })
    const html = await open(list, 1234)
    expect(count(html, '<tr data-opens="true"')).toBe(href ? 1 : 0)
    if (href) expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
  })

  it('links its cells to declared pages that the menu has', async () => {
    const { links = {} } = openList(list, parametrosFrom({}))
    const menu = lists.map(({ path: route, title }, id): MenuItem => ({ id, title, subtitle: '', route, subMenu: [] }))
    const [offered, hidden] = [await open(list, 1234, '', menu), await open(list, 1234)]
    const hrefs = Object.values(links).flatMap(
      (link) => link?.(sampleRow(list), { entidade: 1, exercicio: 2026 })?.replace(/\?.*/, '') ?? [],
    )
    for (const href of hrefs) {
      const [shown, left] = [offered, hidden].map((html) => count(html, `href="${href}?`)) as [number, number]
      expect(shown).toBeGreaterThan(left)
      if (href !== list.path) expect(left).toBe(0)
    }
  })

  it('renders placeholder rows while loading', () => {
    const html = render(list, {})
    expect(html).toContain('aria-busy="true"')
    expect(html.split('<tbody aria-hidden="true">')[1]?.match(/<tr>/g)).toHaveLength(20)
  })

  it('tells the filters when nothing was found', async () => {
    const [name, said] = askedOf(list)
    const html = await open(list, 0, `?${name}`)
    expect(html).toContain(escaped(list.empty.filtered))
    expect(html).toContain(said)
    const position = Object.values(list.filters)
      .find(({ operator }) => operator === 'asOf')
      ?.default?.(2026)
    const updated = 'Carregado em 30/06/2026 08:15:00'
    const until = position !== undefined && position < '2026-06-30' ? position : '2026-06-30'
    const covered = `Nada publicado para o que foi pedido, de 01/01/2026 a ${formatDate(until)}. ${updated}`
    expect(html.replace(/<[^>]+>/g, '')).toContain(scopeOf(list) === 'year' ? covered : updated)
    expect(html).toContain('Limpar filtros')
  })

  it('does not count its default dates as a filter', async () => {
    const html = await open(list, 0)
    expect(html).toContain(escaped(list.empty.unfiltered))
    expect(html).not.toContain('Limpar filtros')
  })
})

const typed = lists.filter((list) => filterThat(list, canBeWrong))

it.each(typed.map((list) => [list.path, list] as const))(
  '%s opens the filters with the reason when the address asks what cannot be searched',
  async (_path, list) => {
    const [name] = filterThat(list, canBeWrong) ?? []
    const html = await open(list, 1, `?${name}=x`)
    expect(html).toContain('data-open="true"')
    expect(html).toContain('aria-invalid="true"')
  },
)
