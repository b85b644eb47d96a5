// Tests the dashboard of the year: what each kind of entity sees, the figures of its blocks, and the pages they link
// to.
import { blocoCall, DASHBOARD_MESES } from '@portal/catalog/receita/dashboard'
import { formatMoney } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import type { Locator, Page } from '@playwright/test'
import { ask } from '../support/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'

const CAMARA = { entidade: 2, exercicio: 2025 }

const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const written = (value: Row[string]): string => formatMoney(String(value ?? 0)).replace(/\s/g, ' ')
const text = async (part: Locator): Promise<string> => ((await part.textContent()) ?? '').replace(/\s/g, ' ')

test('revenue and expense are compared in words, and each block links to its page', async ({ page }) => {
  await visit(page, '/dashboard')
  const receita = await ask<Row>(blocoCall('receita'), { ...PREFEITURA })
  await expect(block(page, 'Receita')).toContainText('que no mesmo período de 2024')
  expect(await text(block(page, 'Receita'))).toContain(written(receita.valorArrecadado))
  for (const name of ['Despesa', 'Despesa com pessoal', 'Saúde', 'Educação', 'Repasses'])
    await expect(block(page, name)).toBeVisible()
  await expect(block(page, 'Mês a mês').getByRole('row')).toHaveCount(14)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const despesa = await ask<Row>(blocoCall('despesa'), { ...PREFEITURA })
  await block(page, 'Despesa').getByRole('link', { name: 'Despesa detalhada até o fim do ano' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Despesa detalhada')
  for (const name of ['valorEmpenhado', 'valorPago'])
    await expect(page.getByRole('main')).toContainText(formatMoney(String(despesa[name])).replace(/^R\$\s/, ''))
})

test('a council without revenue shows its transfers instead', async ({ page }) => {
  await visit(page, '/dashboard', CAMARA)
  await expect(block(page, 'Despesa')).toBeVisible()
  for (const name of ['Receita', 'Saúde', 'Educação', 'Despesa com pessoal'])
    await expect(block(page, name)).toBeHidden()
  const meses = await ask<Row[]>(DASHBOARD_MESES, CAMARA)
  expect(await text(block(page, 'Mês a mês'))).toContain(written(meses[0]?.repasseRecebido).replace('R$ ', ''))
  await expect(block(page, 'Mês a mês').getByRole('columnheader', { name: 'Arrecadado' })).toBeHidden()
})

test('revenue and expense against COVID-19 are of the chosen year, with their balance', async ({ page }) => {
  await visit(page, '/receitaxdespesa-covid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receita X Despesa 2025')
  for (const name of ['Arrecadado', 'Empenhado', 'Resultado'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}`) })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/receitaxdespesa-covid', CAMARA)
  await expect(page.getByRole('term').filter({ hasText: /^Resultado/ })).toBeHidden()
})
