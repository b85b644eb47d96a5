// Tests text size, colours, shortcuts and skip links; choices are stored and applied before the first paint.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { addressOf, visit, whenReady } from '../support/visit.ts'

const html = (page: Page): Locator => page.locator('html')
const button = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Acessibilidade' }).getByRole('button', { name })

async function expectTextSize(page: Page, percent: number): Promise<void> {
  await expect(page.getByRole('group', { name: `Tamanho do texto: ${percent}%` })).toBeVisible()
  await expect(html(page)).toHaveCSS('font-size', `${(16 * percent) / 100}px`)
}

const background = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)

test('text goes from 90 to 130 percent in steps of 5, and back to normal', async ({ page }) => {
  await visit(page, '/')
  await expectTextSize(page, 100)
  for (const percent of [105, 110, 115, 120, 125, 130]) {
    await button(page, 'Aumentar texto').click()
    await expectTextSize(page, percent)
  }
  await expect(button(page, 'Aumentar texto')).toBeDisabled()
  await button(page, 'Texto normal').click()
  await expectTextSize(page, 100)
  for (const percent of [95, 90]) {
    await button(page, 'Diminuir texto').click()
    await expectTextSize(page, percent)
  }
  await expect(button(page, 'Diminuir texto')).toBeDisabled()
})

test('the chosen text size and colours are stored, and applied before the first paint', async ({ page, context }) => {
  await visit(page, '/')
  const usual = await background(page)
  await button(page, 'Aumentar texto').click()
  await button(page, 'Inverter cores').click()
  await expect(button(page, 'Inverter cores')).toHaveAttribute('aria-pressed', 'true')
  expect(await background(page)).not.toBe(usual)

  await test.step('the server writes it in the page', async () => {
    const written = await (await context.request.get(addressOf('/'))).text()
    expect(written).toMatch(/<html [^>]*data-texto="105" data-invertido/)
  })

  await test.step('a browser that lost its cookies applies it before the body exists', async () => {
    await context.clearCookies()
    await context.addInitScript(() => {
      const look = new MutationObserver(() => {
        if (!document.body) return
        look.disconnect()
        const { dataset } = document.documentElement
        Object.assign(window, { firstLook: [dataset.texto, 'invertido' in dataset] })
      })
      look.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await whenReady(page)
    expect(await page.evaluate(() => Reflect.get(window, 'firstLook') as unknown)).toEqual(['105', true])
    await expectTextSize(page, 105)
    await expect(button(page, 'Inverter cores')).toHaveAttribute('aria-pressed', 'true')
    expect(await background(page)).not.toBe(usual)
  })
})

test('the keys alt+1 to alt+4 change text and colours', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Alt+2')
  await expectTextSize(page, 105)
  await page.keyboard.press('Alt+3')
  await page.keyboard.press('Alt+3')
  await expectTextSize(page, 95)
  await page.keyboard.press('Alt+1')
  await expectTextSize(page, 100)
  await page.keyboard.press('Alt+4')
  await expect(html(page)).toHaveAttribute('data-invertido')
  await page.keyboard.press('Alt+4')
  await expect(html(page)).not.toHaveAttribute('data-invertido')
})

test('the shortcuts of the portal and of its menu open their pages', async ({ page }) => {
  await visit(page, '/entidade')
  await page.keyboard.press('Control+Alt+Home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para onde vai o dinheiro público')
  await page.keyboard.press('Control+Alt+End')
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Alt+d')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diárias')
})

test('the page of shortcuts lists all of them, including those of the menu', async ({ page }) => {
  await visit(page, '/teclas-de-atalho')
  const keysOf = (action: string): Locator => page.getByRole('row', { name: action }).getByRole('cell')
  await expect(keysOf('Página inicial')).toHaveText('Ctrl + Alt + Home')
  await expect(keysOf('Pesquisa')).toHaveText('Ctrl + Alt + End')
  await expect(keysOf('Texto normal')).toHaveText('Alt + 1')
  await expect(keysOf('Aumentar texto')).toHaveText('Alt + 2')
  await expect(keysOf('Diminuir texto')).toHaveText('Alt + 3')
  await expect(keysOf('Inverter cores')).toHaveText('Alt + 4')
  await expect(keysOf('Diárias')).toHaveText('Ctrl + Alt + D')
})

test('the first keys of the page skip to its parts', async ({ page }) => {
  await visit(page, '/diarias')
  for (const [position, target] of ['#conteudo', '#menu', '#contexto', '#rodape'].entries()) {
    await page.reload()
    await whenReady(page)
    for (let presses = 0; presses <= position; presses++) await page.keyboard.press('Tab')
    const link = page.locator(':focus')
    await expect(link).toHaveAttribute('href', target)
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(target)).toBeFocused()
  }
})
