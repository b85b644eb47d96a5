// Follows the figures of a year through the screens: each has one value wherever it stands, says its basis, and its
// link arrives at a list with that very figure in its headline.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

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

test('a figure of the first screen leads to a list with that very figure as headline', async ({ page }) => {
  await visit(page, '/')
  const shown = await figuresOn(page)
  expect(shown.length).toBeGreaterThan(4)
  for (const [id, value] of shown.filter(([figure]) => !figure.startsWith('repasse.'))) {
    await visit(page, '/')
    await page.locator(`[data-figure="${id}"]`).getByRole('link').click()
    await expect(page.locator(`main [data-figure="${id}"]`)).toHaveText(value)
  }
})
