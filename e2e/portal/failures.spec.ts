// Tests failures: waiting, a failed call, no network, an expired session, maintenance, a page not in the menu.
import { APP_BASE } from '@portal/catalog/rotas'
import type { Contexto } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { Locator, Page } from '@playwright/test'
import { askMenu } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { writeDatabase } from '../support/database.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const CALL = /portaltransparencia-api\/api\/diarias\?/
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const rows = (page: Page): Locator => page.getByRole('rowheader')
const sort = (page: Page): Promise<void> =>
  page.getByRole('columnheader', { name: 'Nome' }).getByRole('button', { name: 'Nome' }).click()

test('a call in progress is announced, and the previous rows stay readable', async ({ page }) => {
  await visit(page, '/diarias')
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(CALL, async (route) => {
    await answered
    await route.continue()
  })
  const indicator = page.getByRole('status').getByText(texts.acessandoServidor)
  await sort(page)
  await expect(indicator).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(rows(page).first()).toBeVisible()
  answer()
  await expect(indicator).toBeHidden()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('a failed call says what happened and can be retried', async ({ page }) => {
  await visit(page, '/diarias')
  await page.route(CALL, (route) => route.abort())
  await sort(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Não foi possível carregar os registros.')
  await expect(alert).toContainText(texts.semConexao)
  await expectAccessible(page)
  await page.unroute(CALL)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
})

test('the message of the server is shown, violations line by line, and stays on the page', async ({ page }) => {
  await visit(page, '/diarias')
  const violations = [
    { field: 'nome', message: 'é curto demais' },
    { field: 'destino', message: 'não existe' },
  ]
  await page.route(CALL, (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'Pedido inválido', violations } }),
  )
  await sort(page)
  const modal = page.getByRole('dialog', { name: texts.erro })
  await expect(modal.getByRole('listitem')).toHaveText(['nome: é curto demais', 'destino: não existe'])
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('nome: é curto demais')
})

test('being offline is announced until the network is back, also after navigating', async ({ page, context }) => {
  await visit(page, '/diarias')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa do site' }).click()
  await expect(heading(page)).toHaveText('Mapa do site')
  const notice = page.getByRole('status').getByText('Você está sem internet.')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await sort(page)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(rows(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a part of the frame whose code cannot be fetched does not break the rest', async ({ browser }) => {
  const page = await browser.newPage()
  await visit(page, '/diarias')
  await page.route(/assets\/(menu-panel|tutorial|notices|esic-panel).*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'e-SIC' }).click()
  await sort(page)
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toBeVisible()
  await page.close()
})

test('an expired session is announced and cleared', async ({ page, context }) => {
  await context.addCookies([{ name: 'authorization', value: 'abc', domain: 'localhost', path: '/' }])
  await visit(page, '/')
  const years = /\/api\/exercicios\/entidade\/2/
  await page.route(years, (route) => route.fulfill({ status: 401, json: {} }))
  const [call] = await Promise.all([
    page.waitForRequest(years),
    page.getByLabel('Entidade', { exact: true }).selectOption('2'),
  ])
  const said = { entidade: '1', exercicio: '2025', modulo: '3', 'active-view': `${APP_BASE}/` }
  expect(call.headers()).toMatchObject({ authorization: 'Bearer abc', ...said })
  await expect(page.getByRole('dialog', { name: texts.erro })).toContainText(texts.naoAutenticado)
  const kept = (await context.cookies()).map(({ name }) => name)
  expect(kept.filter((name) => ['authorization', 'portal-contexto'].includes(name))).toEqual([])
  expect(
    await page.evaluate(() => [localStorage.getItem('portal-contexto'), sessionStorage.getItem('portal-contexto')]),
  ).toEqual([null, null])
})

test('a 451 during a visit shows the maintenance page, until the server responds again', async ({ page }) => {
  await visit(page, '/diarias')
  await page.route(CALL, (route) => route.fulfill({ status: 451, json: {} }))
  const asked = /\/api\/exercicios\/padrao/
  await page.route(asked, (route) => route.fulfill({ status: 451, json: {} }))
  await sort(page)
  await expect(heading(page)).toHaveText(texts.manutencao)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
  const [refused] = await Promise.all([
    page.waitForResponse(asked),
    page.getByRole('button', { name: 'Tentar de novo' }).click(),
  ])
  expect(refused.status()).toBe(451)
  await expect(heading(page)).toHaveText(texts.manutencao)
  await page.unroute(asked)
  await page.unroute(CALL)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(heading(page)).toHaveText('Diárias')
  await expect(rows(page).first()).toBeVisible()
})

test('an uncaught error is shown in the modal', async ({ browser }) => {
  const page = await browser.newPage()
  await visit(page, '/')
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Quebrou aqui')
      }),
  )
  const modal = page.getByRole('dialog', { name: texts.erro })
  await expect(modal).toContainText('Quebrou aqui')
  await modal.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(modal).toBeHidden()
  await page.close()
})

test('a page not in the menu is not found, nor are its details', WRITES, async ({ page }) => {
  const contexto: Contexto = { entidade: 4, exercicio: 2023 }
  const isOffered = async (): Promise<boolean> => JSON.stringify(await askMenu(contexto)).includes('"/diarias"')
  const sql = 'update menu set rota = $1 where entidade = $2 and exercicio = $3 and rota = $4'
  const write = (from: string, to: string): Promise<void> =>
    writeDatabase(async (client) => void (await client.query(sql, [to, contexto.entidade, contexto.exercicio, from])))

  await write('/diarias', '/diarias-antigas')
  try {
    await expect.poll(isOffered).toBe(false)
    for (const path of ['/diarias', '/diarias/detalhes?empenho=1&noLiquidacao=1&unidadeOrcamentaria=0101']) {
      const response = await visit(page, path, contexto)
      expect(response.status(), path).toBe(404)
      expect(new URL(page.url()).pathname).toBe(`${APP_BASE}/nao-encontrado`)
      await expect(heading(page)).toHaveText(texts.naoEncontrado)
    }
  } finally {
    await write('/diarias-antigas', '/diarias')
    await expect.poll(isOffered).toBe(true)
  }
  expect((await visit(page, '/diarias', contexto)).status()).toBe(200)
})

test('the admin address redirects to the admin portal', async ({ request }) => {
  const answer = await request.get(addressOf('/admin'), { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/portaladmin'])
})
