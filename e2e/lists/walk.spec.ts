// Every page of the portal, one by one: status, name, way back, no error, and readable by everyone in every look.
import { lists, records } from '@portal/catalog/areas'
import { formatInteger } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import type { Page } from '@playwright/test'
import { ask, askMenu, askPage, askRows, first, listAt } from '../support/api.ts'
import { expectAccessible, expectAccessibleInEveryColour, expectNoSidewaysScroll } from '../support/axe.ts'
import type { Painted } from '../support/colours.ts'
import { ownLists } from '../support/cover.ts'
import { firstScreenFaults } from '../support/first-screen.ts'
import { addressOfRecord } from '../support/reach.ts'
import { expect, test as base } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'
import type { Entidade, MenuItem } from '@portal/catalog/contexto'
import type { Contexto, List, Row } from '@portal/kit/list'

interface Walker {
  page: Page
  /** Errors the browser wrote since the last page. */
  errors: string[]
  /** What was already seen, in each colour. */
  painted: Painted
}

/** One page for all the tests of a worker: a fresh one for each would cost more than the walk. */
const test = base.extend<object, { walker: Walker }>({
  walker: [
    async ({ sharedWindow }, use) => {
      const page = await sharedWindow.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        const isTheStatusOfThePage = message.location().url === page.url() && /status of (404|451)/.test(message.text())
        if (message.type() === 'error' && !isTheStatusOfThePage) errors.push(`${message.text()} ${message.location().url}`)
      })
      await use({ page, errors, painted: new Set() })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Tall enough for every row to be in sight at once: the browser does not lay out cards far from sight, and axe would measure their guessed places. */
const WIDE = { width: 1280, height: 2400 }
const PHONE = { width: 390, height: 8000 }
const NARROWEST = { width: 320, height: 640 }

/** More to look at, where the width is already that one. */
interface Looks {
  wide?: () => Promise<void>
  phone?: () => Promise<void>
}

async function expectGoodInEveryLook({ page, painted }: Walker, { wide, phone }: Looks): Promise<void> {
  await expectAccessibleInEveryColour(page, '1280 px', painted)
  await wide?.()
  await page.setViewportSize(PHONE)
  await expectAccessible(page, '390 px', painted)
  await phone?.()
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScroll(page)
}

async function walkTo(walker: Walker, path: string, status: number, name?: string, looks: Looks = {}): Promise<void> {
  const { page, errors } = walker
  errors.length = 0
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const response = await visit(page, path)
  const entidades = await ask<Entidade[]>('/api/entidades/lista')
  const nome = entidades.find(({ id }) => id === Number(new URL(page.url()).searchParams.get('entidade')))?.nome
  expect(response.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const exercicio = new URL(page.url()).searchParams.get('exercicio')
  await expect(page).toHaveTitle(new RegExp(`^${name ?? '.{5,}'} · ${nome} · ${exercicio}$`))
  const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
  await expect(trail.first()).toHaveText('Início')
  await expect(trail.last().locator('[aria-current=page]')).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expectGoodInEveryLook(walker, looks)
  expect(errors).toEqual([])
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
  test(`the service ${path}`, { tag: '@atendimento' }, ({ walker }) => walkTo(walker, path, 200, name))
}

for (const [path, status, name] of shellPages) {
  test(`the page ${path}`, { tag: '@portal' }, ({ walker }) => walkTo(walker, path, status, name))
}

const ofArea = ({ area }: { area: string }): { tag: string } => ({ tag: `@${area}` })

for (const list of lists) {
  test(`the list ${list.path}, whose rows start on the first screen, whose columns are all in sight at 1280 px and whose rows can all be taken`, ofArea(list), async ({ walker }) => {
    const { page } = walker
    const { totalElements } = await askPage(list, PREFEITURA)
    await walkTo(walker, `${list.path}?size=10`, 200, list.title, {
      phone: async () => expect.soft(await firstScreenFaults(page, 'phone')).toEqual([]),
      wide: async () => {
        expect.soft(await firstScreenFaults(page, 'wide')).toEqual([])
        if (totalElements > 0) await expect(page.getByRole('table').locator('..')).toHaveAttribute('data-fits', 'true')
        else await expect(page.getByText(list.empty.unfiltered, { exact: true })).toBeVisible()
      },
    })
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const formats = page.getByRole('region', { name: 'Formatos para exportar' })
    await expect(formats).toContainText(totalElements > 0 ? `Todos os ${formatInteger(totalElements)} registros do filtro` : 'CSV')
  })
}

for (const record of records) {
  test(`the record ${record.link.path}, and each of its tabs`, ofArea(record), async ({ walker }) => {
    const address = await addressOfRecord(record, PREFEITURA)
    await walkTo(walker, address, 200)
    const { page } = walker
    const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    await expect(trail.nth(-2)).toHaveText(record.list.title)
    await expect(trail.last()).toHaveText('Detalhes')
    await page.setViewportSize(WIDE)
    const tabs = page.getByRole('tab')
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('heading').or(page.getByRole('tabpanel').locator('p, table')).first()).toBeAttached()
    }
    expect(walker.errors).toEqual([])
  })
}

const recordPaths: ReadonlySet<string> = new Set(records.map(({ link }) => link.path))
/** Rows that lead to records are walked with these. */
const opensRows = (list: List): list is List & Required<Pick<List, 'open'>> =>
  list.open !== undefined && !recordPaths.has(list.open({}, PREFEITURA).split('?')[0] ?? '')

/** Of the Prefeitura, or of the first entity that has one: medicines are of the health fund. */
async function anyRow(list: List): Promise<[row: Row, contexto: Contexto]> {
  for (const entidade of [PREFEITURA.entidade, 3]) {
    const contexto = { ...PREFEITURA, entidade }
    const [row] = (await askPage(list, contexto, { size: 10 })).content
    if (row) return [row, contexto]
  }
  throw new Error(`the demo city has no ${list.path}`)
}

for (const list of ownLists.filter(opensRows)) {
  test(`a row of ${list.path}`, ofArea(list), async ({ walker }) => {
    const [row, contexto] = await anyRow(list)
    const address = list.open(row, contexto)
    await walkTo(walker, address, 200)
    const trail = walker.page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    const arrived = address.split('?')[0] ?? ''
    const other = lists.find(({ path }) => arrived === path)
    if (other) return expect(trail.last()).toHaveText(other.title)
    const above = lists.find(({ path }) => arrived.startsWith(`${path}/`))
    if (above) await expect(trail.nth(-2)).toHaveText(above.title)
    return expect(trail.last()).toHaveText('Detalhes')
  })
}

for (const [who, isWho] of [['company', /^\d/], ['person', /^\*/]] as const) {
  test(`the page of a supplier that is a ${who}`, { tag: '@despesa' }, async ({ walker }) => {
    const list = listAt('/empenhos')
    const row = first((await askRows(list, PREFEITURA)).filter(({ cnpjCpf }) => isWho.test(String(cnpjCpf))), who)
    await walkTo(walker, list.links?.nome?.(row, PREFEITURA) ?? '', 200)
    const trail = walker.page.getByRole('navigation', { name: 'Você está em' }).getByRole('listitem')
    await expect(trail.nth(-2)).toHaveText('Fornecedores a pagar')
  })
}

const routesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ route, subMenu }) => [...(route ? [route] : []), ...routesOf(subMenu)])

const walked = new Set([...shellPages.map(([path]) => path), ...servicePages.map(([path]) => path), ...lists.map(({ path }) => path)])

test('the menu offers every list', { tag: '@portal' }, async () => {
  expect(routesOf(await askMenu(PREFEITURA))).toEqual(expect.arrayContaining(lists.map(({ path }) => path)))
})

/** Known only by asking; shared out, so that no worker walks them all. */
const SHARES = [0, 1, 2, 3, 4, 5]

for (const share of SHARES) {
  test(`the other pages the menu offers, share ${share + 1} of ${SHARES.length}`, { tag: '@portal' }, async ({ walker }) => {
    const others = routesOf(await askMenu(PREFEITURA)).filter((route) => !walked.has(route))
    expect(others.length).toBeGreaterThanOrEqual(SHARES.length)
    for (const [at, route] of others.entries()) {
      if (at % SHARES.length === share) await test.step(route, () => walkTo(walker, route, 200))
    }
  })
}

test('what is not found says so, and leads home', { tag: '@portal' }, async ({ page }) => {
  await visit(page, '/isto-nao-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.naoEncontrado)
  await page.getByRole('main').getByRole('link', { name: 'Ir para a página inicial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde vai o dinheiro público')
})
