// Tests the revenue: the tree and its chart, a day and its ledger.
import { receita, receitaDetalhada } from '@portal/catalog/receita/receita'
import { formatDate, formatMoney } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import type { Locator, Page } from '@playwright/test'
import { ask, first } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { readCsv } from '../support/csv.ts'
import { expect, test } from '../support/test.ts'
import { openElsewhere, PREFEITURA, visit } from '../support/visit.ts'

const CAMARA = { entidade: 2, exercicio: 2025 }

const askTree = (query: Query = {}): Promise<Row[]> => ask(receita.api.list, { ...PREFEITURA, ...query })
const tree = (page: Page, name = receita.title): Locator => page.getByRole('treegrid', { name })
const rowAt = (page: Page, code: string): Locator =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByText(code, { exact: true }) })
const settled = (page: Page, name?: string): Promise<void> =>
  expect(tree(page, name)).toHaveAttribute('aria-busy', 'false')
const reais = (value: Row[string]): string => formatMoney(String(value))

async function exportCsv(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const link = page
    .getByRole('region', { name: 'Formatos para exportar' })
    .getByRole('link')
    .filter({ has: page.getByText('CSV', { exact: true }) })
  const csv = await (await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)).text()
  await page.keyboard.press('Escape')
  return csv
}

test('the tree opens by its codes, filters by month, code and text, and exports all rows', async ({
  page,
  browser,
}) => {
  const rows = await askTree()
  await visit(page, receita.path)
  await settled(page)
  await expect(tree(page)).toHaveAttribute('aria-rowcount', String(rows.filter(({ nivel }) => nivel === 1).length + 2))
  await rowAt(page, '1').getByRole('button', { name: '1', exact: true }).click()
  await expect(rowAt(page, '17')).toHaveAttribute('aria-level', '2')
  await rowAt(page, '17').focus()
  await page.keyboard.press('Enter')
  await expect(rowAt(page, '171')).toBeVisible()
  await rowAt(page, '1').getByRole('button', { name: '1', exact: true }).click()
  await expect(rowAt(page, '171')).toHaveCount(0)
  expect(readCsv(await exportCsv(page)).rows).toHaveLength(rows.length)

  await page.getByRole('link', { name: 'mar', exact: true }).click()
  await settled(page)
  const [march] = await askTree({ dataInicial: '2025-03-01', dataFinal: '2025-03-31' })
  await expect(rowAt(page, '1')).toContainText(reais(march?.valorArrecadado).replace('R$', '').trim())
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('textbox', { name: 'Receita', exact: true }).fill('1.7.1.1.51')
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).last().click()
  await expect(page).toHaveURL(/dataInicial=2025-03-01/)
  await expect(page).toHaveURL(/receita=1\.7\.1\.1\.51/)
  await settled(page)
  await page.getByRole('button', { name: 'Expandir tudo' }).click()
  await expect(rowAt(page, '17115111')).toBeVisible()
  await expect(rowAt(page, '11')).toHaveCount(0)
  const address = page.url()
  await openElsewhere(browser, address, async (other) => {
    await settled(other)
    await other.getByRole('button', { name: 'Expandir tudo' }).click()
    await expect(rowAt(other, '17115111')).toBeVisible()
  })
})

test('the chart follows the row, and the name of a row leads to its days and their ledger', async ({ page }) => {
  const rows = await askTree()
  const capital = first(
    rows.filter(({ receita: code }) => code === '2'),
    'capital',
  )
  await visit(page, receita.path)
  await settled(page)
  const aside = page.getByRole('complementary', { name: 'Gráfico do ano' })
  await expect(aside).toContainText('Receitas Correntes')
  await page.getByRole('button', { name: 'Gráfico de Receitas de Capital' }).click()
  await expect(aside).toContainText('Receitas de Capital')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(aside).toBeHidden()
  await page.getByRole('button', { name: 'Gráfico de Receitas Correntes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gráfico do ano' })
  await expect(dialog).toContainText('janeiro')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await rowAt(page, '2').getByRole('link', { name: 'Receitas de Capital' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receita por dia')
  await expect(page.getByText('2 - Receitas de Capital')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: reais(capital.valorArrecadado) })).toBeVisible()
  const [day] = await ask<Row[]>('/api/receitas/dia', { ...PREFEITURA, receita: '2' })
  await page.getByRole('link', { name: formatDate(String(day?.data)) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Razão da receita')
  await expect(page.getByRole('table')).toContainText(reais(day?.valorArrecadado))
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Lançamento', 'Data', 'Descrição', 'Banco', 'Agência', 'Conta', 'Valor'].map((name) => new RegExp(`^${name}`)),
  )
})

test('a revenue without a value says so in its chart, and a closed gate hides the postings', async ({ page }) => {
  await page.route('**/api/receitas/grafico-anual*', (route) =>
    route.fulfill({ json: [{ mes: 1, valorArrecadado: 0 }] }),
  )
  await visit(page, receita.path, CAMARA)
  await settled(page)
  await expect(page.getByText('O gráfico não encontrou os dados')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Lançamento/ })).toHaveCount(0)
  await page.unroute('**/api/receitas/grafico-anual*')
  await visit(page, receitaDetalhada.path)
  await settled(page, receitaDetalhada.title)
  await expect(tree(page, receitaDetalhada.title).getByRole('columnheader')).toHaveCount(7)
})
