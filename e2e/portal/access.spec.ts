// Tests the portal with a keyboard, a screen reader or other colours: no control acts too early, and focus is never
// lost.
import type { Locator, Page } from '@playwright/test'
import { lists } from '@portal/catalog/areas'
import { texts } from '@portal/kit/texts'
import { rowNameOf } from '../../apps/web/src/list/results/row-name.ts'
import { askPage, listAt } from '../support/api.ts'
import { Wizard } from '../support/esic.ts'
import { tabTo } from '../support/keyboard.ts'
import { atRest, boxOf } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { expectReload, PREFEITURA, visit } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Acessibilidade' })

test.describe('entity and year by the keyboard', () => {
  const entidade = (page: Page): Locator => page.getByLabel('Entidade', { exact: true })
  const exercicio = (page: Page): Locator => page.getByLabel('Exercício', { exact: true })
  const told = (page: Page): Locator => page.locator('#contexto').getByRole('status')

  test('arrows only browse, and announce what Enter would open; Esc restores the value', async ({ page }) => {
    await visit(page, '/diarias')
    const address = page.url()
    await exercicio(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(exercicio(page)).not.toHaveValue(String(PREFEITURA.exercicio))
    const sought = await exercicio(page).inputValue()
    await expect(told(page)).toHaveText(`Enter abre ${sought}; Esc desfaz.`)
    await page.keyboard.press('Escape')
    await expect(exercicio(page)).toHaveValue(String(PREFEITURA.exercicio))
    await expect(told(page)).toBeEmpty()
    await page.keyboard.press('Tab')
    await page.locator('h1').focus()
    expect(page.url()).toBe(address)
  })

  test('Enter opens the browsed year', async ({ page }) => {
    await visit(page, '/diarias')
    await exercicio(page).focus()
    await page.keyboard.press('ArrowDown')
    const sought = await exercicio(page).inputValue()
    await expectReload(page, () => page.keyboard.press('Enter'))
    await expect(page).toHaveTitle(new RegExp(`^Diárias · .* · ${sought}$`))
  })

  test('blur opens the browsed entity, and announces that it is loading', async ({ page }) => {
    await visit(page, '/diarias')
    await entidade(page).focus()
    await page.keyboard.press('ArrowDown')
    const sought = await entidade(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/api\/exercicios\/entidade/, async (route) => {
      await asked
      await route.continue()
    })
    await expectReload(page, async () => {
      await page.keyboard.press('Tab')
      await expect(told(page)).toHaveText(`Abrindo ${sought}…`)
      answer()
    })
    await expect(page).toHaveTitle(new RegExp(`^Início · ${sought} · `))
  })
})

test.describe('the focus returns', () => {
  const tour = (page: Page): Locator => page.getByRole('dialog')

  test('to the invitation when the tour is ended, by its button or by Esc', async ({ page }) => {
    await visit(page, '/')
    const invitation = page.getByRole('button', { name: 'Veja como usar o portal' })
    for (const end of [
      () => tour(page).getByRole('button', { name: 'Encerrar' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await invitation.press('Enter')
      await expect(tour(page)).toBeVisible()
      await end()
      await expect(tour(page)).toBeHidden()
      await expect(invitation).toBeFocused()
    }
  })

  test('to the help menu when the tour began there', async ({ page }) => {
    await visit(page, '/entidade')
    const help = bar(page).locator('summary')
    await help.press('Enter')
    await bar(page).getByRole('button', { name: 'Como usar o portal' }).press('Enter')
    await tour(page).getByRole('button', { name: 'Encerrar' }).click()
    await expect(tour(page)).toBeHidden()
    await expect(help).toBeFocused()
  })

  test('to the help menu also when the tour was chosen at the moment the menu unfolded', async ({ page }) => {
    await visit(page, '/entidade')
    const help = bar(page).locator('summary')
    await bar(page).evaluate((region) => {
      region.querySelector('summary')?.click()
      region.querySelector<HTMLButtonElement>('details button')?.click()
    })
    await tour(page).getByRole('button', { name: 'Encerrar' }).click()
    await expect(tour(page)).toBeHidden()
    await expect(help).toBeFocused()
  })

  test('to the heading of the page when the invitation is gone, refused there or in the tour', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Veja como usar o portal' }).press('Enter')
    await tour(page).getByLabel('Não mostrar novamente').check()
    await tour(page).getByRole('button', { name: 'Encerrar' }).click()
    await expect(heading(page)).toBeFocused()
    await page.evaluate(() => localStorage.clear())
    await visit(page, '/')
    await page.getByRole('button', { name: 'Não mostrar novamente' }).press('Enter')
    await expect(heading(page)).toBeFocused()
  })

  test('to the control in use when the error is closed, by its button or by Esc', async ({ page }) => {
    await visit(page, '/diarias')
    const entidade = page.getByLabel('Entidade', { exact: true })
    const modal = page.getByRole('dialog', { name: texts.erro })
    const closes = [
      () => modal.getByText('Fechar', { exact: true }).click(),
      () => modal.getByLabel('Fechar').first().click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const close of closes) {
      await entidade.focus()
      await entidade.selectOption({ label: 'Instituto de Pesquisa e Planejamento de Serra Clara' })
      await expect(modal).toBeVisible()
      await close()
      await expect(modal).toBeHidden()
      await expect(entidade).toBeFocused()
    }
  })

  test('to the button of the menu when its panel is closed by its button', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
    await expect(menu).toBeFocused()
  })

  test('nowhere when “Anterior” reaches the first message or the tree is all closed: the button keeps it', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Veja como usar o portal' }).press('Enter')
    await tour(page).getByRole('button', { name: 'Próximo' }).press('Enter')
    const previous = tour(page).getByRole('button', { name: 'Anterior' })
    await previous.press('Enter')
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()
    await visit(page, '/despesa-detalhada')
    await page.getByRole('button', { name: 'Expandir tudo' }).click()
    const close = page.getByRole('button', { name: 'Recolher tudo' })
    await close.press('Enter')
    await expect(close).toBeDisabled()
    await expect(close).toBeFocused()
  })
})

test.describe('the accessibility bar', () => {
  const said = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^(Tamanho do texto|Cores)/ })

  test('announces the new size, and at the limit its button keeps the focus', async ({ page }) => {
    await visit(page, '/')
    for (const [name, limit] of [
      ['Aumentar texto', '130%, o maior'],
      ['Diminuir texto', '90%, o menor'],
    ] as const) {
      const button = bar(page).getByRole('button', { name })
      await bar(page).getByRole('button', { name: 'Texto normal' }).click()
      await button.press('Enter')
      await expect(said(page)).toHaveText(/^Tamanho do texto: (105|95)%$/)
      for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Enter')
      await expect(said(page)).toHaveText(`Tamanho do texto: ${limit}`)
      await expect(button).toBeFocused()
      await expect(button).toBeDisabled()
    }
    await page.keyboard.press('Alt+4')
    await expect(said(page)).toHaveText('Cores invertidas')
  })

  test('shows the whole focus ring', async ({ page }) => {
    await visit(page, '/')
    for (const control of await bar(page).locator('button:visible, summary').all()) {
      await tabTo(page, control)
      const cut = await control.evaluate((element) => {
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element)
        const grown = parseFloat(outlineOffset) + parseFloat(outlineWidth)
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const sides = {
          left: left - grown,
          top: top - grown,
          right: innerWidth - right - grown,
          bottom: innerHeight - bottom - grown,
        }
        return [
          outlineStyle,
          ...Object.entries(sides)
            .filter(([, room]) => room < 0)
            .map(([side]) => side),
        ]
      })
      expect(cut, await control.innerText()).toEqual(['solid'])
    }
  })
})

test.describe('row links', () => {
  test('have a descriptive name on every list that opens rows', () => {
    for (const { path, open, rowName, fields } of lists) {
      const named = rowName?.some((name) => fields[name]?.kind === 'text' && !fields[name].code)
      expect(named ?? false, path).toBe(open !== undefined)
    }
  })

  test('are different for different rows, and never only a date', async ({ page }) => {
    for (const path of ['/sic-consulta', '/empenhos', '/aptos-pagamentos', '/ajuda-custo']) {
      const list = listAt(path)
      await visit(page, path)
      const links = page.getByRole('rowheader').getByRole('link')
      await expect(links.first()).toBeVisible()
      const names = await Promise.all(
        (await links.all()).map(async (link) => (await link.ariaSnapshot()).replace(/^- link "(.*)".*$/s, '$1')),
      )
      expect(new Set(names).size, path).toBe(names.length)
      for (const name of names) expect(name, path).toMatch(/\p{L}{3,}.*, /u)
      if (path !== '/empenhos') continue
      const { content } = await askPage(list, PREFEITURA)
      await expect(links.first()).toHaveAccessibleName(rowNameOf(list, content[0] ?? {}))
    }
  })
})

test.describe('the picture of the home page', () => {
  /** Returns the average lightness on the screen, 0 to 255. */
  async function lightOf(page: Page): Promise<number> {
    const image = page.getByRole('main').locator('img')
    await atRest(page)
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
      .toBe(true)
    const seen = (await image.screenshot()).toString('base64')
    const blank = await page.context().newPage()
    const light = await blank.evaluate(async (png) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${png}`
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(picture, 0, 0)
      const { data } = context.getImageData(0, 0, picture.width, picture.height)
      return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75)
    }, seen)
    await blank.close()
    return light
  }

  test('is light on a light page, and dark on a dark or inverted one', async ({ page }) => {
    await visit(page, '/')
    expect(await lightOf(page)).toBeGreaterThan(150)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await lightOf(page)).toBeLessThan(90)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await bar(page).getByRole('button', { name: 'Inverter cores' }).click()
    expect(await lightOf(page)).toBeLessThan(90)
  })
})

test('files are chosen in the language of the portal', WRITES, async ({ page }) => {
  await visit(page, '/esicSolicitacao')
  const wizard = new Wizard(page, page.getByRole('main'))
  await wizard.form.getByRole('radio', { name: 'Anônima' }).check()
  await wizard.next()
  const input = wizard.form.locator('input[type=file]')
  await expect(input).toHaveCSS('opacity', '0')
  await expect(wizard.form.getByText('Nenhum arquivo escolhido')).toBeVisible()
  const button = wizard.form.getByText('Escolher arquivos')
  await expect(input).toBeEnabled()
  const [seen, taken] = [await boxOf(button), await boxOf(input)]
  const onTheButton = { x: seen.x + seen.width / 2 - taken.x, y: seen.y + seen.height / 2 - taken.y }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.click({ position: onTheButton })])
  await chooser.setFiles({ name: 'pedido.txt', mimeType: 'text/plain', buffer: Buffer.from('pedido') })
  await expect(wizard.form.getByText('1 arquivo anexado')).toBeVisible()
  await wizard.form.locator('textarea').focus()
  await tabTo(page, input)
  await expect(button).toHaveCSS('outline-style', 'solid')
})
