// Follows the figures of a year through the screens: each has one value wherever it stands, says its basis, and its
// link arrives at a list with that very figure in its headline.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, PREFEITURA, visit } from '../support/visit.ts'

/** One page of each kind that shows a figure of the whole entity. */
const PAGES = [
  '/',
  '/dashboard',
  '/despesa/funcao',
  `/despesa/orgao?dataFinal=${PREFEITURA.exercicio}-12-31`,
  '/despesa-detalhada',
  '/empenhos',
  '/movimento-empenhos',
  '/fornecedores',
  '/liquidacoes/pagar',
  '/aptos-pagamentos',
  '/liquidacoes/pagas',
  '/restos-a-pagar',
  '/receita',
  '/receita-detalhada',
  '/receita-fonte-recursos',
]

const figuresOn = (page: Page): Promise<[id: string, value: string][]> =>
  page
    .locator('main [data-figure]')
    .evaluateAll((all) =>
      all.map((each): [string, string] => [
        each.getAttribute('data-figure') ?? '',
        each.textContent.replaceAll(/\s/g, ' '),
      ]),
    )

test('a figure is the same on every page, and says its basis', async ({ page }) => {
  const met = new Map<string, Map<string, string>>()
  for (const path of PAGES) {
    await visit(page, path)
    await expect(page.locator('main [data-figure]').first()).toContainText('R$')
    await expect(page.locator('main')).toContainText(/no ano, até|posição em|orçamento (inicial|atualizado)/)
    for (const [id, value] of await figuresOn(page)) met.set(id, (met.get(id) ?? new Map()).set(path, value))
  }
  for (const [id, pages] of met) {
    const [first] = pages.values()
    expect([id, ...pages]).toEqual([id, ...[...pages.keys()].map((path) => [path, first])])
  }
  expect([...met.values()].filter((pages) => pages.size > 1).length).toBeGreaterThan(8)
})

/** Bases of an address: the default one, each of the others, and all of them together. */
const BASES = ['', 'posicao', 'inicial', 'bruto', 'posicao,inicial,bruto']

const under = (path: string, base: string): string => (base === '' ? path : `${path}?base=${base}`)

test('a figure of the first screen or of the summary leads to a list with that very figure as headline', async ({
  page,
}) => {
  test.slow()
  for (const base of BASES) {
    const followed = new Set<string>()
    for (const path of ['/', '/dashboard']) {
      await visit(page, under(path, base))
      const links = await page
        .locator('main [data-figure]:has(a)')
        .evaluateAll((all) => all.map((each) => [each.getAttribute('data-figure'), each.textContent] as const))
      expect([base, path, links.length > 3]).toEqual([base, path, true])
      for (const [id, value] of links) {
        if (id === null || id.startsWith('repasse.') || followed.has(id)) continue
        followed.add(id)
        await visit(page, under(path, base))
        await page.locator(`main [data-figure="${id}"]`).getByRole('link').click()
        await expect(page.locator(`main [data-figure="${id}"]`), `${base} ${id}`).toHaveText(value)
        await expect(page).not.toHaveURL(/dashboard/)
      }
    }
  }
})

test('under every basis the first screen and the summary show the same figures, of that basis', async ({ page }) => {
  const shown = new Map<string, string>()
  for (const base of BASES) {
    await visit(page, under('/', base))
    const first = new Map(await figuresOn(page))
    await visit(page, under('/dashboard', base))
    const summary = new Map(await figuresOn(page))
    const common = [...first.keys()].filter((id) => summary.has(id))
    expect([base, common.length > 2]).toEqual([base, true])
    for (const id of common) expect([base, id, summary.get(id)]).toEqual([base, id, first.get(id)])
    shown.set(base, [...first.keys()].join(' '))
  }
  expect(shown.get('posicao')).toContain('despesa.pago ')
  expect(shown.get('posicao')).not.toContain('.ano')
  expect(shown.get('inicial')).toContain('despesa.orcado')
  expect(shown.get('bruto')).toContain('receita.arrecadado ')
  expect(new Set(shown.values()).size).toBe(BASES.length)
})

const line = (page: Page): Locator => page.locator('main summary', { hasText: 'Base:' })

test('the basis is said in a line, and changed by links that keep the rest of the address', async ({ page }) => {
  await visit(page, '/dashboard')
  await expect(line(page)).toContainText('Base: no ano, até 31/12/2025 · orçamento atualizado · menos as deduções')
  await line(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\?.*exercicio=2025.*&base=posicao$/)
  await expect(line(page)).toContainText(/Base: posição em \d/)
  const other = page.locator('main').getByRole('link', { name: 'tudo o que se sabe até hoje, mesmo de depois' })
  await expect(other).toBeFocused()
  await expect(other).toHaveAttribute('aria-current', 'true')
  await page.locator('main').getByRole('link', { name: 'antes das deduções' }).click()
  await expect(page).toHaveURL(/exercicio=2025&base=posicao%2Cbruto$/)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(/portaltransparencia\/?\?base=posicao%2Cbruto/)
  await expect(line(page)).toContainText('antes das deduções')
  await line(page).click()
  await page.locator('main').getByRole('link', { name: 'o que houve até o fim dele' }).click()
  await page.locator('main').getByRole('link', { name: 'menos as deduções' }).click()
  await expect(page).not.toHaveURL(/base=/)
})

test('a basis that is not understood is told, and the figures are those of the default', async ({ page }) => {
  await visit(page, '/')
  const usual = await figuresOn(page)
  await visit(page, '/?base=posicao,hoje')
  await expect(page.locator('main')).toContainText('uma base que o portal não conhece, “hoje”')
  expect(await figuresOn(page)).toEqual(usual)
})

test('the line of the basis takes one line on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/dashboard', '/?base=posicao,inicial,bruto']) {
    await visit(page, path)
    const words = line(page).locator('span').first()
    const [height, fontSize] = await words.evaluate((each) => [
      each.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(each).fontSize),
    ])
    expect([path, (height ?? 0) < 2 * (fontSize ?? 0)]).toEqual([path, true])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the basis is changed by links', async ({ page }) => {
    await page.goto(addressOf('/'))
    await line(page).click()
    await page.locator('main').getByRole('link', { name: 'tudo o que se sabe até hoje, mesmo de depois' }).click()
    await expect(page).toHaveURL(/base=posicao$/)
    await expect(page.locator('main [data-figure="despesa.pago"]')).toContainText('R$')
  })
})
