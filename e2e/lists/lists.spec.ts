// Tests lists on a cover of the vocabulary: every kind of filter, order and total, addresses, clearing, pages. The walk
// opens every list, and the contract test requests every filter and order of each.
import { isText } from '@portal/kit/filters'
import { formatDate, formatInteger } from '@portal/kit/formats'
import { DEFAULT_PAGE_SIZE, initialSort, PAGE_SIZES, type List, type Row } from '@portal/kit/list'
import { openColumns } from '@portal/kit/open-list'
import { texts } from '@portal/kit/texts'
import { askPage, askParametros, askTotals, first } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { filterCover, richest, sortCover, totalsCover, vocabularyCover } from '../support/cover.ts'
import { ListPage } from '../support/list-page.ts'
import { boxOf } from '../support/rest.ts'
import { samplesOf, type Sample } from '../support/samples.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA } from '../support/visit.ts'
import { written } from '../support/written.ts'

const MAX_PAGE_BUTTONS = 5
/** With more filters than this, trying them one by one exceeds the usual timeout. */
const MANY_FILTERS = 15

const named = (list: List, name: string): string => list.fields[name]?.label ?? name

async function expectNarrowedBy(screen: ListPage, { name, value, count }: Sample): Promise<void> {
  await screen.expectCount(count)
  expect(screen.param(name)).toBe(value)
  await screen.expectRowsOf({ [name]: value, size: 10 })
}

/**
 * Returns whether the rows are in order; text columns are not compared, as their order is not that of the values in the
 * response.
 */
function isOrdered(rows: readonly Row[], list: List, name: string, direction: 'asc' | 'desc'): boolean {
  if (list.fields[name]?.kind === 'text') return true
  const values = rows.flatMap(({ [name]: value }) => value ?? [])
  const ascending = direction === 'asc' ? values : values.toReversed()
  return ascending.every((value, at) => at === 0 || (ascending[at - 1] ?? value) <= value)
}

const ofArea = ({ area }: List): { tag: string } => ({ tag: `@${area}` })

for (const [list, names] of filterCover) {
  test(
    `the list ${list.path}: each kind of filter narrows it, is written in the address and can be removed`,
    ofArea(list),
    async ({ page }) => {
      const screen = new ListPage(page, list)
      const samples = await samplesOf(list, names)
      test.slow(samples.length > MANY_FILTERS)
      await screen.visit('?size=10')
      await screen.expectRowsOf({ size: 10 })
      for (const sample of samples) {
        await screen.searchBy(sample)
        await expectNarrowedBy(screen, sample)
        await expect(screen.toggle).toHaveAttribute('aria-expanded', 'false')
        await screen.chips.getByRole('link', { name: sample.filter.label }).click()
        await screen.expectCount((await askPage(list, PREFEITURA)).totalElements)
        expect(screen.param(sample.name)).toBe(sample.filter.default?.(PREFEITURA.exercicio) ?? null)
      }
    },
  )
}

for (const list of vocabularyCover) {
  test(
    `the list ${list.path}: its address shows the same rows elsewhere, Back returns, and Limpar clears the filters`,
    ofArea(list),
    async ({ page, browser }) => {
      const screen = new ListPage(page, list)
      const sample = first(
        (await samplesOf(list)).filter(({ filter }) => !filter.group),
        'filter in sight',
      )
      const order =
        list.sort.by.find((property) => property !== initialSort(list).property && list.columns.includes(property)) ??
        ''
      const asked = { [sample.name]: sample.value }
      await screen.visit('?size=10')
      await screen.searchBy(sample)
      await screen.expectRowsOf({ ...asked, size: 10 })
      await screen.sortBy(order, 'asc')
      await screen.expectRowsOf({ ...asked, size: 10, sort: `${order},asc` })

      await openElsewhere(browser, page.url(), async (fresh) => {
        const there = new ListPage(fresh, list)
        await there.expectRowsOf({ ...asked, size: 10, sort: `${order},asc` })
        await expect(there.chips.getByRole('link', { name: sample.filter.label })).toBeVisible()
      })

      await page.goBack()
      await screen.expectRowsOf({ ...asked, size: 10 })
      await page.goBack()
      await screen.expectRowsOf({ size: 10 })
      await page.goForward()
      await screen.expectRowsOf({ ...asked, size: 10 })

      await screen.toggle.click()
      await screen.filters.getByRole('button', { name: 'Limpar' }).click()
      await screen.expectRowsOf({ size: 10 })
      const usual = sample.filter.default?.(PREFEITURA.exercicio)
      await expect.poll(() => screen.param(sample.name)).toBe(usual ?? null)
      if (sample.filter.of === 'flag') await expect(screen.field(sample.filter)).not.toBeChecked()
      else await expect(screen.field(sample.filter)).toHaveValue(usual ? formatDate(usual) : '')
    },
  )
}

for (const [list, properties] of sortCover) {
  test(
    `the list ${list.path}: sorts by every kind of column, in both directions, from the first page`,
    ofArea(list),
    async ({ page }) => {
      const screen = new ListPage(page, list)
      for (const property of properties) {
        const other =
          initialSort(list).property === property
            ? list.sort.by.find((each) => each !== property)
            : initialSort(list).property
        await screen.visit(`?size=10&page=1&sort=${other},asc`)
        for (const direction of ['asc', 'desc'] as const) {
          await screen.sortBy(property, direction)
          const { content } = await screen.expectRowsOf({ size: 10, sort: `${property},${direction}` })
          expect(isOrdered(content, list, property, direction), `${property} ${direction}`).toBe(true)
          expect(screen.param('page')).toBeNull()
          if (list.columns.includes(property)) {
            await expect(screen.header(property)).toHaveAttribute(
              'aria-sort',
              direction === 'asc' ? 'ascending' : 'descending',
            )
          }
        }
      }
    },
  )
}

for (const list of totalsCover) {
  test(
    `the list ${list.path}: its total row is the total of the API, for the whole filter`,
    ofArea(list),
    async ({ page }) => {
      const screen = new ListPage(page, list)
      const sample = first(await samplesOf(list), 'filter')
      await screen.visit()
      const expectTotals = async (count: number, query: Record<string, string>): Promise<void> => {
        const totals = await askTotals(list, PREFEITURA, query)
        const row = screen.table.locator('tfoot').getByRole('row')
        await expect(row.getByRole('rowheader')).toHaveText(
          `Total de ${count === 1 ? '1 registro' : `${formatInteger(count)} registros`}`,
        )
        const columns = openColumns(list, await askParametros(PREFEITURA)).slice(1)
        const expected = columns.map(([name, field]) =>
          list.totals.includes(name) ? written(field, totals[name]) : '',
        )
        expect(list.totals.length).toBeGreaterThan(0)
        await expect
          .poll(async () => (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim()))
          .toEqual(expected)
        const figures = page.getByRole('region', { name: 'Resultados' }).locator('dl').first()
        await expect(figures).toContainText(formatInteger(count))
        const [last, field] = first(
          Object.entries(list.fields).filter(([name]) => name === list.totals.at(-1)),
          'total',
        )
        await expect(figures).toContainText(written(field, totals[last]))
      }
      const { totalElements } = await askPage(list, PREFEITURA)
      await expectTotals(totalElements, {})
      await screen.searchBy(sample)
      await expectTotals(sample.count, { [sample.name]: sample.value })
    },
  )
}

/** Tests of behaviour common to every list, on the richest one. */
test.describe(`the list ${richest.path}`, ofArea(richest), () => {
  const list = richest

  test('shows at most five page numbers, and as many rows as chosen', async ({ page }) => {
    const screen = new ListPage(page, list)
    const size = PAGE_SIZES[0]
    const { totalElements, totalPages } = await askPage(list, PREFEITURA, { size })
    const numbers = screen.pages.getByRole('listitem')
    const expectPage = async (number: number): Promise<void> => {
      await screen.expectRowsOf({ size, page: number })
      await expect(numbers).toHaveCount(Math.min(MAX_PAGE_BUTTONS, totalPages))
      await expect(screen.pages.locator('[aria-current=page]')).toHaveText(String(number + 1))
      const [from, to] = [number * size + 1, Math.min(totalElements, (number + 1) * size)].map(formatInteger)
      await expect(page.getByText(`mostrando ${from}–${to} de ${formatInteger(totalElements)}`).last()).toBeVisible()
    }
    expect(totalPages).toBeGreaterThan(MAX_PAGE_BUTTONS)
    await screen.visit(`?size=${size}`)
    await expectPage(0)
    await expect(screen.pages.getByRole('link', { name: 'Página anterior' })).toHaveCount(0)
    await screen.pages.getByRole('link', { name: 'Próxima página' }).click()
    await expectPage(1)
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused()
    await screen.pages.getByRole('link', { name: 'Página 4', exact: true }).click()
    await expectPage(3)
    await screen.pages.getByRole('link', { name: 'Última página' }).click()
    await expectPage(totalPages - 1)
    await expect(screen.pages.getByRole('link', { name: 'Próxima página' })).toHaveCount(0)
    await screen.pages.getByRole('link', { name: 'Página anterior' }).click()
    await expectPage(totalPages - 2)
    await screen.pages.getByRole('link', { name: 'Primeira página' }).click()
    await expectPage(0)
    const sizes = page.getByRole('navigation', { name: 'Registros por página' })
    for (const chosen of PAGE_SIZES) {
      await sizes.getByRole('link', { name: `${chosen} registros por página` }).click()
      await screen.expectRowsOf({ size: chosen })
      expect(screen.param('size')).toBe(chosen === DEFAULT_PAGE_SIZE ? null : String(chosen))
    }
  })

  test(
    'after a search the reader stands at the results, with the count, the totals and the filters in sight, at ' +
      'every width',
    async ({ page }) => {
      const screen = new ListPage(page, list)
      const sample = first(await samplesOf(list), 'filter')
      for (const width of [1280, 768, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await screen.visit('?size=10')
        await screen.searchBy(sample)
        await screen.expectCount(sample.count)
        const results = page.getByRole('heading', { name: 'Resultados' })
        await expect(results).toBeFocused()
        const inSight = [
          results,
          screen.count,
          screen.chips.getByRole('link', { name: sample.filter.label }),
          page.getByRole('region', { name: 'Resultados' }).locator('dl').first(),
          screen.table.locator('tbody tr').first(),
        ]
        for (const part of inSight) await expect(part).toBeInViewport()
        expect((await boxOf(results)).y, `${width} px`).toBeLessThan(200)
      }
    },
  )

  test('opens without chips, which are shown only for filters other than its defaults', async ({ page }) => {
    const screen = new ListPage(page, list)
    await screen.visit()
    await expect(screen.table).toBeVisible()
    await expect(screen.chips).toHaveCount(0)
  })

  test('when nothing is found shows the filters and how to clear them', async ({ page }) => {
    const screen = new ListPage(page, list)
    const [, filter] = first(
      Object.entries(list.filters).filter(([, each]) => isText(each)),
      `text filter in ${list.path}`,
    )
    await screen.visit()
    await screen.searchBy({ filter, typed: 'Xyzwk' })
    const results = page.getByRole('region', { name: 'Resultados' })
    await expect(results.getByText(list.empty.filtered, { exact: true })).toBeVisible()
    await expect(results.getByText('Pedido:')).toContainText(`${filter.label} contém “Xyzwk”`)
    await expect(results).toContainText('Nada publicado para o que foi pedido, de 01/01/2025 a 31/12/2025. Dados até ')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await results.getByRole('link', { name: 'Limpar filtros' }).last().click()
    await screen.expectRowsOf()
  })

  for (const filter of Object.values(list.filters).filter(({ operator, of }) => operator === 'from' && of === 'date')) {
    test(`refuses a date that does not exist in ${filter.label}, and makes no request`, async ({ page }) => {
      const screen = new ListPage(page, list)
      const asked: string[] = []
      await screen.visit()
      await screen.expectRowsOf()
      const address = page.url()
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await screen.write({ filter, typed: '31022025' })
      await expect(screen.field(filter)).toHaveValue('31/02/2025')
      await screen.field(filter).press('Tab')
      await expect(page.getByRole('status').getByText(texts.dataInvalida)).toBeVisible()
      await screen.search()
      await expect(screen.field(filter)).toHaveAttribute('aria-invalid', 'true')
      await expect(screen.field(filter)).toBeFocused()
      expect(page.url()).toBe(address)
      expect(asked.filter((path) => path.endsWith(list.api.list))).toEqual([])
    })
  }

  test('explains its columns in plain words, in popovers', async ({ page }) => {
    const screen = new ListPage(page, list)
    const explained = Object.entries(list.fields).filter(
      ([each, { help, termo }]) => (help ?? termo) && list.columns.includes(each),
    )
    const [name, field] = first(explained, `explained column in ${list.path}`)
    await screen.visit()
    const note = page
      .getByRole('note')
      .filter({ hasText: field.help ?? field.termo?.descricao ?? '' })
      .filter({ visible: true })
    await expect(note).toHaveCount(0)
    await screen
      .header(name)
      .getByRole('button', { name: `O que significa ${named(list, name)}?` })
      .click()
    await expect(note).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
  })
})
