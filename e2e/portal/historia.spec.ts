// Tests the year's summary on the home page: it comes in the HTML, without further requests, and each figure links to
// its list.
import { entradas, saidas } from '@portal/catalog/portal/historia'
import { formatMoney } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { apiURL } from '../environment.ts'
import { ask } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, visit, whenReady } from '../support/visit.ts'

const CAMARA: Contexto = { entidade: 2, exercicio: 2025 }
const written = (value: unknown): string => formatMoney(String(value)).replace(' ', '\u00A0')

test('the year is rendered in the page, without requests', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/historia') && asked.push(request.url())))
  const code = page.waitForResponse((response) => /\/historia-[^/]+\.js$/.test(response.url()))
  await visit(page, '/', CAMARA)
  const story = page.getByRole('region', { name: 'O ano de 2025 em números' })
  const ano = await ask<Row>('/api/historia/ano', { ...CAMARA })
  for (const name of ['valorOrcado', 'valorArrecadado', 'repasseRecebido', 'valorEmpenhado', 'valorPago'])
    await expect(story).toContainText(written(ano[name]))
  await expect(story.getByRole('heading', { level: 3 })).toHaveText([
    entradas.title,
    saidas.title,
    'Os últimos meses',
    'O que mais mudou',
  ])
  await expect(story.getByRole('table', { name: 'Os últimos meses' }).getByRole('row')).toHaveCount(7)
  await expectAccessible(page)
  await code
  await expect(story.getByRole('link').first()).toBeVisible()
  expect(asked).toEqual([])
})

test('each figure links to its list, and each side to its table and file', async ({ page }) => {
  await visit(page, '/', CAMARA)
  for (const list of [entradas, saidas]) {
    const card = page.getByRole('region', { name: list.title })
    await card.getByText('Todos os valores em tabela').click()
    const rows = await ask<Row[]>(list.api.list, { ...CAMARA })
    const shown = rows.filter(({ valor }) => Number(valor) !== 0)
    await expect(card.getByRole('table').getByRole('row')).toHaveCount(shown.length + 2)
    const href = await card.getByRole('link', { name: 'Baixar em CSV' }).getAttribute('href')
    const file = await page.request.get(new URL(href ?? '', apiURL).href)
    expect(await file.text()).toContain(String(rows[0]?.descricao))
  }
  const first = page.getByRole('region', { name: saidas.title }).getByRole('table').getByRole('link').first()
  const said = (await first.innerText()).trim()
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Despesa por elemento' })).toBeVisible()
  await whenReady(page)
  await expect(page.getByRole('main').locator('dl').first()).toContainText(said)
  await page.goBack()
  await expect(page).toHaveURL(addressOf('/', CAMARA))
  await expect(page.getByRole('region', { name: saidas.title })).toBeVisible()
  await page.getByRole('region', { name: 'O que mais mudou' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/exercicio=2024/)
})
