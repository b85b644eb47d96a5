// Tests lists beyond the table: keyboard use on a cover of the vocabulary, files, print, phones, links to share and
// columns an entity hides.
import { readFile } from 'node:fs/promises'
import { lists } from '@portal/catalog/areas'
import type { Field } from '@portal/kit/fields'
import { isText } from '@portal/kit/filters'
import { formatInteger } from '@portal/kit/formats'
import {
  EXPORT_TYPES,
  listName,
  MAX_PAGE_SIZE,
  titleOf,
  type Contexto,
  type ExportType,
  type List,
} from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { openColumns, openFields } from '@portal/kit/open-list'
import { askPage, askParametros, first } from '../support/api.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { coverOf, ownLists, richest, vocabularyCover } from '../support/cover.ts'
import { readCsv } from '../support/csv.ts'
import { tabTo } from '../support/keyboard.ts'
import { ListPage } from '../support/list-page.ts'
import { numeroOf } from '../support/parametros.ts'
import { boxOf } from '../support/rest.ts'
import { samplesOf } from '../support/samples.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** Extension, content type and first bytes of each format. */
const FILES: Record<ExportType, { extension: string; type: string; begins: RegExp }> = {
  html: { extension: 'html', type: 'text/html; charset=utf-8', begins: /^<!doctype html>/i },
  xls: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: /^PK/ },
  pdf: { extension: 'pdf', type: 'application/pdf', begins: /^%PDF-/ },
  txt: { extension: 'txt', type: 'text/plain; charset=utf-8', begins: /^\uFEFF?\S/ },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', begins: /^\uFEFF\S/ },
  ods: { extension: 'ods', type: 'application/vnd.oasis.opendocument.spreadsheet', begins: /^PK/ },
  json: { extension: 'json', type: 'application/json; charset=utf-8', begins: /^\{/ },
}

const SMALLEST = 500

async function exportLink(page: Page, type: ExportType): Promise<Locator> {
  const formats = page.getByRole('region', { name: 'Formatos para exportar' })
  if (await formats.isHidden()) await page.getByRole('button', { name: 'Exportar' }).click()
  return formats.getByRole('link').filter({ has: page.getByText(type.toUpperCase(), { exact: true }) })
}

/** Fetches the file linked from the export menu, without saving it. */
async function follow(
  page: Page,
  type: ExportType,
): Promise<{ headers: Record<string, string>; text: string; size: number }> {
  const href = await (await exportLink(page, type)).getAttribute('href')
  const answer = await page.request.get(new URL(href ?? '', page.url()).href)
  const bytes = await answer.body()
  return { headers: answer.headers(), text: bytes.toString('utf8'), size: bytes.length }
}

for (const list of vocabularyCover) {
  test(`the list ${list.path} works with the keyboard alone`, { tag: `@${list.area}` }, async ({ page }) => {
    const screen = new ListPage(page, list)
    const text = first(
      (await samplesOf(list)).filter(({ filter }) => isText(filter)),
      'text filter',
    )
    const asked = { [text.name]: text.value }
    const order = list.sort.by.find((property) => list.columns.includes(property)) ?? ''
    await screen.visit('?size=10')
    await tabTo(page, screen.toggle)
    await page.keyboard.press('Enter')
    await tabTo(page, screen.field(text.filter))
    await page.keyboard.type(text.typed)
    await tabTo(page, screen.filters.getByRole('button', { name: 'Pesquisar' }))
    await page.keyboard.press('Space')
    await screen.expectRowsOf({ ...asked, size: 10 })
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused()

    await tabTo(page, screen.header(order).getByRole('button').first())
    const sorted = (): string => screen.param('sort') ?? list.sort.initial.replace(' ', ',')
    await page.keyboard.press('Enter')
    await expect(screen.header(order)).toHaveAttribute('aria-sort', /ending/)
    await screen.expectRowsOf({ ...asked, size: 10, sort: sorted() })

    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Registros por página' }).getByRole('link', { name: '10 registros' }),
    )
    if (text.count > 10) {
      await tabTo(page, screen.pages.getByRole('link', { name: 'Próxima página' }))
      await page.keyboard.press('Enter')
      await screen.expectRowsOf({ ...asked, size: 10, sort: sorted(), page: 1 })
    }
    if (!list.open) return
    const address = page.url()
    await tabTo(page, screen.table.locator('tbody').getByRole('link').first())
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(address)
    if (new URL(page.url()).pathname.endsWith(list.path)) await expect(page.getByRole('dialog')).toBeVisible()
    else {
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list.title)
      if (screen.param('exercicio') === String(PREFEITURA.exercicio))
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    const back = page.getByRole('main').getByRole('link', { name: list.title, exact: true })
    if ((await back.count()) === 1)
      expect(new URL((await back.getAttribute('href')) ?? '', page.url()).href).toBe(address)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await screen.expectRowsOf({ ...asked, size: 10, sort: sorted(), page: text.count > 10 ? 1 : 0 })
  })
}

test.describe(`the list ${richest.path}`, { tag: `@${richest.area}` }, () => {
  const list = richest

  test('exports all rows in each format', async ({ page }) => {
    const screen = new ListPage(page, list)
    const sample = first(await samplesOf(list), 'filter')
    await screen.visit(`?${sample.name}=${sample.value}`)
    await screen.expectCount(sample.count)
    for (const type of EXPORT_TYPES) {
      const { extension, type: contentType, begins } = FILES[type]
      const { headers, text, size } = await follow(page, type)
      expect(headers['content-type']).toBe(contentType)
      expect(headers['content-disposition']).toContain(`filename="${listName(list)}-1-2025.${extension}"`)
      expect(text.slice(0, 20)).toMatch(begins)
      expect(size).toBeGreaterThan(SMALLEST)
      if (type === 'json') expect(JSON.stringify(JSON.parse(text))).toContain(String(sample.count))
      if (type === 'csv') expect(readCsv(text).rows).toHaveLength(sample.count)
    }
    const [file] = await Promise.all([page.waitForEvent('download'), (await exportLink(page, 'csv')).click()])
    expect(file.suggestedFilename()).toBe(`${listName(list)}-1-2025.csv`)
    expect(readCsv(await readFile(await file.path(), 'utf8')).rows).toHaveLength(sample.count)
  })

  test('copies its address to the clipboard, and the address reopens the same list', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const screen = new ListPage(page, list)
    await screen.visit('?size=10&page=1')
    await page.getByRole('button', { name: 'Copiar endereço' }).click()
    await expect(page.getByRole('button', { name: 'Endereço copiado' })).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    await openElsewhere(browser, address, async (fresh) => {
      await new ListPage(fresh, list).expectRowsOf({ size: 10, page: 1 })
    })
  })

  test('is a stack of cards on a phone, with its filters folded and a select to sort', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const screen = new ListPage(page, list)
    await screen.visit()
    await expect(screen.toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.filters.getByRole('button', { name: 'Pesquisar' })).toBeHidden()
    await expect(screen.table.locator('thead')).toBeHidden()
    const [card, next] = [screen.table.locator('tbody tr').nth(0), screen.table.locator('tbody tr').nth(1)]
    const columns = openColumns(list, await askParametros(PREFEITURA)).slice(1)
    for (const [name, { label }] of columns)
      await expect(card.getByText(label, { exact: true })).toHaveCount(titleOf(list).includes(name) ? 0 : 1)
    const [above, below] = [await boxOf(card), await boxOf(next)]
    expect(below.y).toBeGreaterThan(above.y + above.height)
    expect(above.height).toBeGreaterThan(100)
    const [, last] = [...list.sort.by].reverse()
    await page.getByLabel('Ordenar por').selectOption(`${last},desc`)
    await expect.poll(() => screen.param('sort')).toBe(`${last},desc`)
    const { content } = await askPage(list, PREFEITURA, { sort: `${last},desc` })
    await expect(screen.table.locator('tbody').getByRole('rowheader').first()).toContainText(
      String(content[0]?.[list.columns[0] ?? '']),
    )
    await expectNoSidewaysScroll(page)
    await screen.toggle.click()
    await expect(screen.filters.getByRole('button', { name: 'Pesquisar' })).toBeVisible()
  })

  test('prints a letterhead, the filters and the rows, without the frame', async ({ page }) => {
    const screen = new ListPage(page, list)
    const sample = first(await samplesOf(list), 'filter')
    await screen.visit(`?${sample.name}=${sample.value}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Portal da Transparência · Exercício 2025')).toBeVisible()
    await expect(page.getByText(`Impresso em`)).toContainText(page.url())
    await expect(
      page.locator('.print-only', { hasText: sample.filter.label }).filter({ hasText: 'Ordem:' }),
    ).toBeVisible()
    await expect(screen.table).toBeVisible()
    await expect(screen.table.locator('thead')).toHaveCSS('display', 'table-header-group')
    await expect(screen.table.locator('thead button').filter({ visible: true })).toHaveCount(0)
    const sortable = screen.header(list.sort.by.find((name) => list.columns.includes(name)) ?? '')
    expect(
      await sortable.locator('[data-label]').evaluate((header) => getComputedStyle(header, '::before').content),
    ).toBe(`"${await sortable.locator('[data-label]').getAttribute('data-label')}"`)
    const frame = [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('#contexto'), screen.filters]
    for (const part of frame) await expect(part).toBeHidden()
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeHidden()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  })
})

test('prints rows beyond the page on request, and then restores the page', async ({ page }) => {
  const list = first(
    lists.filter(({ path }) => path === '/diarias'),
    '/diarias',
  )
  const screen = new ListPage(page, list)
  const { totalElements } = await askPage(list, PREFEITURA)
  expect(totalElements).toBeGreaterThan(20)
  expect(totalElements).toBeLessThanOrEqual(MAX_PAGE_SIZE)
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(document.querySelectorAll('tbody tr').length))
  })
  await screen.visit()
  const button = page.getByRole('button', { name: `Imprimir todos os ${formatInteger(totalElements)} registros` })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(totalElements))
  await expect(
    page.getByText(`mostrando 1–${formatInteger(totalElements)} de ${formatInteger(totalElements)}`).first(),
  ).toBeAttached()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(screen.table.locator('tbody tr')).toHaveCount(20)
  await expect(button).toBeFocused()
})

test('a toast disappears after ten seconds', async ({ page }) => {
  const list = lists.find(({ filters }) =>
    Object.values(filters).some(({ operator, of }) => operator === 'from' && of === 'date'),
  )
  if (!list) throw new Error('no list has dates')
  const filter = Object.values(list.filters).find(({ operator, of }) => operator === 'from' && of === 'date')
  if (!filter) throw new Error('no list has dates')
  const screen = new ListPage(page, list)
  await page.clock.install()
  await screen.visit()
  await screen.write({ filter, typed: '99999999' })
  const before = await page.evaluate(() => Date.now())
  await screen.field(filter).press('Tab')
  const toast = page.getByRole('status').getByText(texts.dataInvalida)
  await expect(page.getByRole('status').getByText(texts.informacao)).toBeVisible()
  await page.clock.pauseAt(before + 9_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(toast).toBeHidden()
})

test.describe('columns an entity hides', () => {
  const isGated = ([, field]: [string, Field]): boolean => field.when?.parametro !== undefined
  /** Excludes lists that cover several entities: the column that names the entity is tested with them. */
  const gated = ownLists.filter((list) => !list.covers && Object.entries(list.fields).some(isGated))
  const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }

  /** Returns a cover of all gates by lists that hide columns in CAMARA and have rows there. */
  async function everyGate(): Promise<[List, string[]][]> {
    const [open, closed] = [await askParametros(PREFEITURA), await askParametros(CAMARA)]
    const hiding = gated.filter((list) => openColumns(list, closed).length < openColumns(list, open).length)
    const filled = await Promise.all(
      hiding.map(async (list) => ((await askPage(list, CAMARA)).totalElements > 0 ? [list] : [])),
    )
    return coverOf(
      ({ fields }) =>
        Object.entries(fields).flatMap(([name, { when }]) =>
          when?.parametro ? [[name, String(when.parametro.numero)] as const] : [],
        ),
      filled.flat(),
    )
  }

  async function expectOpenColumns(page: Page, list: List, contexto: Contexto): Promise<string[]> {
    const parametros = await askParametros(contexto)
    const screen = new ListPage(page, list, contexto)
    const labels = openColumns(list, parametros).map(([, { label }]) => label)
    await screen.visit()
    await expect(screen.table.getByRole('columnheader')).toContainText(labels)
    await expect(screen.table.getByRole('columnheader')).toHaveCount(labels.length)
    const { text } = await follow(page, 'csv')
    expect(readCsv(text).header).toEqual(openFields(list, parametros).map(([, { label }]) => label))
    return labels
  }

  test('are absent from the screen and from the CSV, for every parameter that hides one', async ({ page }) => {
    const covered = await everyGate()
    expect(covered.length).toBeGreaterThan(0)
    for (const [list] of covered) {
      const all = await expectOpenColumns(page, list, PREFEITURA)
      const some = await expectOpenColumns(page, list, CAMARA)
      expect(some.length).toBeLessThan(all.length)
    }
  })

  test('disappear as soon as the parameter changes, one by one', WRITES, async ({ page, setParametro }) => {
    const contexto: Contexto = { entidade: 3, exercicio: 2025 }
    const list = gated[0]
    if (!list) throw new Error('no list hides a column')
    const [name, field] =
      Object.entries(list.fields)
        .filter(isGated)
        .find(([each]) => list.columns.includes(each)) ?? []
    if (!name || !field?.when) throw new Error('no column is hidden')
    expect(await expectOpenColumns(page, list, contexto)).toContain(field.label)
    await setParametro(contexto, numeroOf(field.when), 'N')
    expect(await expectOpenColumns(page, list, contexto)).not.toContain(field.label)
  })
})
