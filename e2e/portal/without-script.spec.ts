// The portal with no JavaScript at all: what the server wrote can be read, searched, sorted and paged.
import { formatInteger } from '@portal/kit/formats'
import type { Query } from '@portal/kit/link'
import { askPage, listAt } from '../support/api.ts'
import { expect, testInOwnWindow as test } from '../support/test.ts'
import { addressOf, PREFEITURA } from '../support/visit.ts'

test.use({ javaScriptEnabled: false })

test('the home page shows its areas, and its menu and search are pages', async ({ page }) => {
  await page.goto(addressOf('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde vai o dinheiro público')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await page.getByRole('banner').getByRole('link', { name: 'Pesquisar' }).click()
  await page.getByRole('searchbox').fill('diaria')
  await page.getByRole('main').getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você buscou por: diaria')
  await page.getByRole('main').getByRole('link', { name: 'Diárias' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diárias')
})

test('nothing is offered that only a script could do, and a filter already used can be changed', async ({ page }) => {
  const idle = page.locator('button[type=button]:not([popovertarget], [aria-controls]):visible')
  for (const path of ['/', '/diarias?destino=curitiba']) {
    await page.goto(addressOf(path))
    await expect(idle).toHaveCount(0)
  }
  await expect(page.getByLabel('Destino')).toHaveValue('curitiba')
  await page.getByLabel('Destino').fill('londrina')
  await page.getByRole('region', { name: 'Filtros' }).getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Destino contém “londrina”' })).toBeVisible()
})

test('a list shows its rows, and filters, sorts, pages and opens', async ({ page }) => {
  const list = listAt('/diarias')
  const rows = page.locator('tbody').getByRole('rowheader')
  const namesOf = async (query: Query): Promise<string[]> => (await askPage(list, PREFEITURA, query)).content.map((row) => String(row.nome))

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalhes da diária')
})
