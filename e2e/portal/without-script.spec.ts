// Tests the portal without JavaScript: the server's HTML can be read, searched, sorted and paged.
import { despesaDetalhada } from '@portal/catalog/despesa/despesa-detalhada'
import { formatInteger } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import type { Page } from '@playwright/test'
import { routes } from '../../apps/web/src/routes.tsx'
import { askPage, listAt } from '../support/api.ts'
import { addressOfRoute } from '../support/every-route.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, PREFEITURA } from '../support/visit.ts'

test.use({ javaScriptEnabled: false })

test('the home page shows its areas, and its menu and search are pages', async ({ page }) => {
  await page.goto(addressOf('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde vai o dinheiro público')
  await expect(page.getByRole('region', { name: 'O ano de 2025 em números' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  await page.getByRole('searchbox').fill('diaria')
  await page.getByRole('main').getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você buscou por: diaria')
  await page.getByRole('main').getByRole('link', { name: 'Diárias' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diárias')
})

/** Returns the visible buttons that neither submit a form to the server nor open a popover. */
const deadButtons = (page: Page): Promise<string[]> =>
  page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[])
        .filter(
          ({ type, form, popoverTargetElement }) =>
            !popoverTargetElement &&
            !(type === 'submit' && (form?.hasAttribute('method') || form?.hasAttribute('action'))),
        )
        .map((button) => button.outerHTML),
    )

for (const route of routes) {
  test(`${route.path} shows no button that needs a script`, async ({ page }) => {
    await page.goto(await addressOfRoute(route))
    expect(await deadButtons(page)).toEqual([])
  })
}

test('tabs are links to pages', async ({ page }) => {
  await page.goto(addressOf(despesaDetalhada.path))
  await page
    .getByRole('navigation', { name: despesaDetalhada.title })
    .getByRole('link', { name: 'Despesas por Nivel' })
    .click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a form that needs a script says so, and links to alternatives', async ({ page }) => {
  for (const path of ['/esicSolicitacao', '/contato']) {
    await page.goto(addressOf(path))
    const said = page.getByRole('main').locator('noscript p')
    await expect(said).toBeVisible()
    await expect(said.getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('main').locator('fieldset:visible')).toHaveCount(0)
  }
})

test('a filter in use can be changed', async ({ page }) => {
  await page.goto(addressOf('/diarias?destino=curitiba'))
  await expect(page.getByLabel('Destino')).toHaveValue('curitiba')
  await page.getByLabel('Destino').fill('londrina')
  await page.getByRole('region', { name: 'Filtros' }).getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Destino contém “londrina”' })).toBeVisible()
})

test('a list shows its rows, and filters, sorts, pages and opens', async ({ page }) => {
  const list = listAt('/diarias')
  const rows = page.locator('tbody').getByRole('rowheader')
  const namesOf = async (query: Query): Promise<string[]> =>
    (await askPage(list, PREFEITURA, query)).content.map((row) => String(row.nome))

  await page.goto(addressOf(list.path))
  await expect(rows).toHaveText(await namesOf({}))
  await page.getByLabel('Destino').fill('curitiba')
  await page.getByRole('region', { name: 'Filtros' }).getByRole('button', { name: 'Pesquisar' }).click()
  const { totalElements } = await askPage(list, PREFEITURA, { destino: 'curitiba' })
  await expect(page.locator('output')).toContainText(`${formatInteger(totalElements)} registros`)
  await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button', { name: 'Nome' }).click()
  await expect(rows).toHaveText(await namesOf({ destino: 'curitiba', sort: 'nome,asc' }))
  await page.goto(addressOf(list.path))
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(rows).toHaveText(await namesOf({ page: 1 }))
  await rows.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Detalhes da diária')
})
