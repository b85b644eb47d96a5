// Opens every page of the portal and checks status, title, breadcrumb, errors, cut texts and accessibility. All are
// checked at one width, and one of each kind at every width and in every colour mode; with TUDO, as before a release,
// all are.
import { lists, records } from '@portal/catalog/areas'
import { formatInteger } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import type { Page } from '@playwright/test'
import type { Route } from '../../apps/web/src/route.ts'
import { matchRoute, routes } from '../../apps/web/src/routes.tsx'
import { ask, askMenu, askPage, askRows, first, listAt } from '../support/api.ts'
import { expectAccessible, expectReadable } from '../support/axe.ts'
import { ownLists } from '../support/cover.ts'
import { addressOfRoute, routeOf } from '../support/every-route.ts'
import { firstScreenFaults } from '../support/first-screen.ts'
import { expectToHold, resize, whenFilled, WIDTHS } from '../support/layout.ts'
import { expect, test as base } from '../support/test.ts'
import { addressOf, open, PREFEITURA, visit } from '../support/visit.ts'
import type { Entidade, MenuItem } from '@portal/catalog/contexto'
import type { Contexto, List, Row } from '@portal/kit/list'

interface Walker {
  page: Page
  /** Errors in the browser's console since the last address. */
  errors: string[]
}

const test = base.extend<{ walker: Walker }>({
  walker: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      const { url } = message.location()
      const isTheStatusOfThePage = url === page.url() && /status of (404|451)/.test(message.text())
      if (message.type() === 'error' && !isTheStatusOfThePage) errors.push(`${message.text()} ${url}`)
    })
    await use({ page, errors })
  },
})

const WIDE = 1280
const PHONE = 390

const isEverything = process.env['TUDO'] !== undefined

/** Pages checked at every width and colour; the others are made of the same components. */
const ONE_OF_EACH_KIND: ReadonlySet<string | undefined> = new Set([
  '/',
  '/menu',
  '/mapa-do-site',
  '/entidade',
  '/perguntas',
  '/pesquisa',
  '/nao-encontrado',
  '/manutencao',
  '/empenhos',
  '/diario-oficial',
  '/publicacoes',
  '/despesa-detalhada',
  '/organograma',
  '/empenhos/detalhe',
  '/licitacoes/detalhes',
  '/servidores/detalhes',
  '/fornecedores/:cnpj',
  '/dashboard',
  '/esic/estatisticas',
  '/agenda-previsao-pagamento',
  '/avaliacao-ppa',
  '/almoxarifado/posicao',
  '/esic',
  '/esicSolicitacao',
  '/contato',
])

/**
 * Returns whether the page at an address is checked at every width and in every colour mode, instead of at one width.
 */
const isSeenWhole = (address: string): boolean => isEverything || ONE_OF_EACH_KIND.has(routeOf(address)?.path)

const widthsOf = (address: string): readonly number[] => (isSeenWhole(address) ? WIDTHS : [WIDE])

/** Further checks at these widths. */
interface Looks {
  wide?: () => Promise<void>
  phone?: () => Promise<void>
}

async function expectGood({ page }: Walker, address: string, { wide, phone }: Looks): Promise<void> {
  await expectToHold(page, address, widthsOf(address), async (width) => {
    if (width !== WIDE && width !== PHONE) return
    await expectAccessible(page, `${width} px`)
    if (isSeenWhole(address)) await expectReadable(page, `${width} px`)
    await (width === WIDE ? wide : phone)?.()
  })
}

const trailOf = (page: Page) => page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')

async function lookAt(
  walker: Walker,
  address: string,
  status: number,
  name?: string,
  looks: Looks = {},
): Promise<void> {
  const { page, errors } = walker
  errors.length = 0
  await resize(page, widthsOf(address)[0] ?? WIDE)
  const response = await open(page, address)
  const entidades = await ask<Entidade[]>('/api/entidades/lista')
  const nome = entidades.find(({ id }) => id === Number(new URL(page.url()).searchParams.get('entidade')))?.nome
  expect(response.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const exercicio = new URL(page.url()).searchParams.get('exercicio')
  await expect(page).toHaveTitle(new RegExp(`^${name ?? '.{5,}'} · ${nome} · ${exercicio}$`))
  await expect(trailOf(page).first()).toHaveText('Início')
  await expect(trailOf(page).last().locator('[aria-current=page]')).toHaveCount(1)
  await whenFilled(page)
  await expectGood(walker, address, looks)
  expect(errors).toEqual([])
}

/** Returns the tabs of the open modal, or else those of the page. */
const tabsOf = (page: Page) => page.locator(':modal, body:not(:has(:modal))').getByRole('tab')

async function walkTabs({ page, errors }: Walker, address: string): Promise<void> {
  for (const tab of (await tabsOf(page).all()).slice(1)) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(
      page.getByRole('tabpanel').getByRole('heading').or(page.getByRole('tabpanel').locator('p, table')).first(),
    ).toBeAttached()
    await whenFilled(page)
    await expectToHold(page, await tab.innerText(), widthsOf(address))
  }
  expect(errors).toEqual([])
}

interface Expected {
  status?: number
  name?: string
}

async function walkTo(walker: Walker, address: string, { status = 200, name }: Expected = {}): Promise<void> {
  await lookAt(walker, address, status, name)
  await walkTabs(walker, address)
}

const shellPages: [path: string, status: number, name: string][] = [
  ['/', 200, 'Início'],
  ['/home', 200, 'Início'],
  ['/menu', 200, 'Menu'],
  ['/entidade', 200, 'Sobre a entidade'],
  ['/pesquisa', 200, 'Pesquisa'],
  ['/pesquisa?pesquisa=empenho', 200, 'Pesquisa por empenho'],
  ['/pesquisa?pesquisa=xyzw', 200, 'Pesquisa por xyzw'],
  ['/mapa-do-site', 200, 'Mapa do site'],
  ['/teclas-de-atalho', 200, 'Teclas de atalho'],
  ['/manutencao', 451, 'Manutenção'],
  ['/nao-encontrado', 404, 'Página não encontrada'],
  ['/isto-nao-existe', 404, 'Página não encontrada'],
]

const servicePages: [path: string, name: string][] = [
  ['/esic', 'e-SIC'],
  ['/esicSolicitacao', 'Solicitar informações'],
  ['/esic/estatisticas', 'Estatísticas do e-SIC'],
  ['/contato', 'Fale conosco'],
  ['/sic-fisico', 'SIC Físico'],
  ['/perguntas', 'Perguntas frequentes'],
  ['/selo', 'Selo de transparência'],
]

for (const [path, name] of servicePages) {
  test(`the service ${path}`, { tag: '@atendimento' }, ({ walker }) => walkTo(walker, addressOf(path), { name }))
}

for (const [path, status, name] of shellPages) {
  test(`the page ${path}`, { tag: '@portal' }, ({ walker }) => walkTo(walker, addressOf(path), { status, name }))
}

function routeAt(path: string): Route {
  const found = matchRoute(path.split('?')[0] ?? path)
  if (!found) throw new Error(`no page answers ${path}`)
  return found.route
}

const ofArea = ({ area }: { area: string }): { tag: string } => ({ tag: `@${area}` })

/** Titles of lists whose screen shows a part of them first, and says which. */
const TITLES: Readonly<Record<string, string>> = { '/repasses/receita': 'Repasses Recebidos' }

for (const list of lists) {
  test(
    `the list ${list.path}: first screen, all columns visible and all rows exported`,
    ofArea(list),
    async ({ walker }) => {
      const { page } = walker
      const { totalElements } = await askPage(list, PREFEITURA)
      const address = addressOf(`${list.path}?size=10`)
      await lookAt(walker, address, 200, TITLES[list.path] ?? list.title, {
        phone: async () => expect.soft(await firstScreenFaults(page, 'phone')).toEqual([]),
        wide: async () => {
          expect.soft(await firstScreenFaults(page, 'wide')).toEqual([])
          if (totalElements > 0)
            await expect(page.getByRole('table').locator('..')).toHaveAttribute('data-fits', 'true')
          else await expect(page.getByText(list.empty.unfiltered, { exact: true })).toBeVisible()
        },
      })
      await resize(page, WIDE)
      await page.getByRole('button', { name: 'Exportar' }).click()
      const formats = page.getByRole('region', { name: 'Formatos para exportar' })
      await expect(formats).toContainText(
        totalElements > 0 ? `Todos os ${formatInteger(totalElements)} registros do filtro` : 'CSV',
      )
      await page.keyboard.press('Escape')
      await walkTabs(walker, address)
    },
  )
}

for (const record of records) {
  test(`the record ${record.link.path}, and each of its tabs`, ofArea(record), async ({ walker }) => {
    await walkTo(walker, await addressOfRoute(routeAt(record.link.path)))
    await expect(trailOf(walker.page).nth(-2)).toHaveText(record.list.title)
    await expect(trailOf(walker.page).last()).toHaveText('Detalhes')
  })
}

const recordPaths: ReadonlySet<string> = new Set(records.map(({ link }) => link.path))
/** Returns whether the rows open something other than records, which have their own walk. */
const opensRows = (list: List): list is List & Required<Pick<List, 'open'>> =>
  list.open !== undefined && !recordPaths.has(routeAt(list.open({}, PREFEITURA)).path)

/** Returns a row of the Prefeitura, or of the first entity that has one: medicines belong to the health fund. */
async function anyRow(list: List): Promise<[row: Row, contexto: Contexto]> {
  for (const entidade of [PREFEITURA.entidade, 3]) {
    const contexto = { ...PREFEITURA, entidade }
    const [row] = (await askPage(list, contexto, { size: 10 })).content
    if (row) return [row, contexto]
  }
  throw new Error(`the demo city has no ${list.path}`)
}

const rowLists = ownLists.filter(opensRows)

for (const list of rowLists) {
  test(`a row of ${list.path}`, ofArea(list), async ({ walker }) => {
    const [row, contexto] = await anyRow(list)
    const address = list.open(row, contexto)
    await walkTo(walker, addressOf(address))
    const trail = trailOf(walker.page)
    const arrived = address.split('?')[0] ?? ''
    const other = lists.find(({ path }) => arrived === path)
    if (other) return expect(trail.last()).toHaveText(other.title)
    const above = lists.find(({ path }) => arrived.startsWith(`${path}/`))
    if (above) await expect(trail.nth(-2)).toHaveText(above.title)
    return expect(trail.last()).toHaveText('Detalhes')
  })
}

for (const [who, isWho] of [
  ['company', /^\d/],
  ['person', /^\*/],
] as const) {
  test(`the page of a supplier that is a ${who}`, { tag: '@despesa' }, async ({ walker }) => {
    const list = listAt('/empenhos')
    const row = first(
      (await askRows(list, PREFEITURA)).filter(({ cnpjCpf }) => isWho.test(String(cnpjCpf))),
      who,
    )
    await visit(walker.page, list.links?.nome?.(row, PREFEITURA) ?? '')
    await expect(trailOf(walker.page).nth(-2)).toHaveText('Fornecedores a pagar')
  })
}

const routesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ route, subMenu }) => [...(route ? [route] : []), ...routesOf(subMenu)])

test('the menu has every list, and nothing without a page', { tag: '@portal' }, async () => {
  const offered = routesOf(await askMenu(PREFEITURA))
  expect(offered).toEqual(expect.arrayContaining(lists.map(({ path }) => path)))
  for (const each of offered) routeAt(each)
})

const walked = new Set(
  [...shellPages, ...servicePages]
    .map(([path]) => path)
    .concat(
      lists.map(({ path }) => path),
      records.map(({ link }) => link.path),
      rowLists.map((list) => list.open({}, PREFEITURA)),
    )
    .flatMap((path) => matchRoute(path.split('?')[0] ?? path)?.route ?? []),
)

for (const route of routes.filter((each) => !walked.has(each))) {
  const [area = ''] = route.screen.split('/')
  test(`the screen ${route.path}`, ofArea({ area }), async ({ walker }) => {
    await walkTo(walker, await addressOfRoute(route))
  })
}

test('other menu items of these screens', { tag: '@portal' }, async ({ walker }) => {
  const isOfAList = (path: string): boolean => lists.some((list) => list.path === path)
  const others = routesOf(await askMenu(PREFEITURA)).filter(
    (path) => routeAt(path).path.includes(':') && !isOfAList(path),
  )
  expect(others.length).toBeGreaterThan(0)
  for (const path of others) await test.step(path, () => walkTo(walker, addressOf(path)))
})

test('the pages of each kind are routes of the portal', { tag: '@portal' }, () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining([...ONE_OF_EACH_KIND]))
})

test('the not-found page links to the home page', { tag: '@portal' }, async ({ page }) => {
  await visit(page, '/isto-nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.naoEncontrado)
  await page.getByRole('main').getByRole('link', { name: 'Ir para a página inicial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde vai o dinheiro público')
})
