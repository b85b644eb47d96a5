// Tests navigation: menu, search, and the choice of entity and year.
import { texts } from '@portal/kit/texts'
import { normalize } from '@portal/kit/texto'
import type { Locator, Page } from '@playwright/test'
import { askMenu, askPage, first, listAt } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import { expectReload, PREFEITURA, visit } from '../support/visit.ts'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test('an invented city says so on the screen and in print', async ({ page }) => {
  await visit(page, '/fornecedores')
  const band = page.getByRole('complementary', { name: 'Demonstração' })
  await expect(band).toHaveText(/^Dados de demonstração/)
  await page.emulateMedia({ media: 'print' })
  await expect(band).toBeVisible()
})

test.describe('the menu', () => {
  const button = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })
  const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })
  const area = (page: Page, title: string): Locator => panel(page).locator('summary', { hasText: title })

  test('is nested, one area open at a time, and opens the page chosen', async ({ page }) => {
    await visit(page, '/')
    await button(page).click()
    const diarias = panel(page).getByRole('link', { name: 'Diárias Viagens a serviço' })
    await expect(panel(page).getByRole('link', { name: 'Início' })).toBeVisible()
    await expect(diarias).toBeHidden()
    await area(page, 'Despesas').click()
    await expect(diarias).toBeVisible()
    await expectAccessible(page)
    await area(page, 'O portal').click()
    await expect(diarias).toBeHidden()
    await area(page, 'Despesas').click()
    await diarias.click()
    await expect(heading(page)).toHaveText('Diárias')
    await expect(panel(page)).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })

  test('opens other sites in a new tab and does not navigate', async ({ page, context }) => {
    const law = { contentType: 'text/html; charset=utf-8', body: '<h1>Lei nº 12.527</h1>' }
    await context.route(/planalto\.gov\.br/, (route) => route.fulfill(law))
    await visit(page, '/')
    await button(page).click()
    await area(page, 'Acesso à informação').click()
    const link = panel(page).getByRole('link', { name: 'Lei de Acesso à Informação' })
    await expect(link).toContainText('(abre em nova aba)')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await expect(heading(opened)).toHaveText('Lei nº 12.527')
    await expect(heading(page)).toHaveText('Para onde vai o dinheiro público')
  })

  test('works with the keyboard, and Esc returns the focus', async ({ page }) => {
    const { title, subMenu } = first(await askMenu(PREFEITURA), 'menu')
    await visit(page, '/')
    await tabTo(page, button(page))
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await tabTo(page, area(page, title))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(
      panel(page)
        .getByRole('link', { name: first(subMenu, 'menu item').title })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
})

test.describe('the search', () => {
  const button = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Pesquisar' }).first()
  const box = (page: Page): Locator => page.getByRole('banner').getByRole('searchbox', { name: 'Pesquisar no portal' })
  const group = (page: Page, title: string): Locator =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

  async function search(page: Page, words: string): Promise<void> {
    await button(page).click()
    await expect(box(page)).toBeFocused()
    await box(page).fill(words)
    await box(page).press('Enter')
    await expect(heading(page)).toHaveText(`Você buscou por: ${words}`)
    expect(new URL(page.url()).searchParams.get('pesquisa')).toBe(words)
  }

  test('finds pages of the menu whatever the accent, the case and the number', async ({ page }) => {
    await visit(page, '/')
    for (const words of ['Diárias', 'diaria', 'DIÁRIA', 'diarias']) {
      await search(page, words)
      await expect(group(page, 'Páginas').getByRole('link', { name: 'Diárias' })).toBeVisible()
    }
    await search(page, 'viagem')
    await expect(group(page, 'Páginas').getByRole('link', { name: 'Diárias' })).toBeVisible()
  })

  test('finds suppliers and words of the glossary, with links', async ({ page }) => {
    const { content } = await askPage(listAt('/fornecedores'), PREFEITURA, { sort: 'empenhado,desc' })
    const nome = String(first(content, 'supplier').nome)
    await visit(page, '/')
    await search(page, normalize(nome))
    await group(page, 'Fornecedores').getByRole('link', { name: nome }).click()
    await expect(heading(page)).toContainText(nome)
    await expect(page.getByRole('heading', { name: 'Ano a ano' })).toBeVisible()
    await search(page, 'empenhos')
    await expect(group(page, 'Glossário').getByRole('link', { name: 'Empenho', exact: true })).toBeVisible()
  })

  test('tells the number of results, and ends each group with a link to a list of as many', async ({ page }) => {
    await visit(page, '/')
    for (const [title, words, heads] of [
      ['Fornecedores', 'ltda', 'Fornecedores a pagar'],
      ['Empenhos', 'aquisição', 'Empenhos'],
    ] as const) {
      await search(page, words)
      const all = group(page, title).getByRole('link', { name: /^Ver todos os / })
      const [, total = ''] = /^Ver todos os ([\d.]+) /.exec(await all.innerText()) ?? []
      expect(Number(total.replaceAll('.', ''))).toBeGreaterThan(10)
      await expect(group(page, title).getByText(`os 10 mais próximos de ${total} resultados`)).toBeVisible()
      await all.click()
      await expect(heading(page)).toHaveText(heads)
      await expect(page.getByRole('region', { name: 'Resultados' }).locator('output')).toHaveText(
        new RegExp(`^${total.replaceAll('.', '\\.')} registros`),
      )
    }
  })

  test('without words shows how to search and a link to the home page', async ({ page }) => {
    await visit(page, '/pesquisa')
    await expect(page.getByText('Escreva o que procura')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ir para a página inicial' }).click()
    await expect(heading(page)).toHaveText('Para onde vai o dinheiro público')
  })

  test('without a match says so and offers alternatives', async ({ page }) => {
    await visit(page, '/')
    await search(page, 'xyzw')
    await expect(page.getByText('Não encontramos nenhum resultado para sua pesquisa.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Mapa do site' })).toBeVisible()
    await page.getByRole('button', { name: 'Solicitar informações' }).click()
    await expect(page.getByRole('dialog', { name: 'e-SIC' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Canais de atendimento' }).click()
    await expect(page.getByRole('heading', { name: 'Contatos' })).toBeInViewport()
  })

  test('Esc closes the box and returns the focus', async ({ page }) => {
    await visit(page, '/')
    await button(page).click()
    await box(page).press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
})

test.describe('entity and year', () => {
  const entidade = (page: Page): Locator => page.getByLabel('Entidade', { exact: true })
  const exercicio = (page: Page): Locator => page.getByLabel('Exercício', { exact: true })

  test('another entity reloads to the home page', async ({ page }) => {
    await visit(page, '/diarias')
    await expectReload(page, () => entidade(page).selectOption({ label: 'Câmara Municipal de Serra Clara' }))
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('entidade')]).toEqual(['/portaltransparencia/', '2'])
    await expect(page.getByRole('main')).toContainText('Câmara Municipal de Serra Clara')
    await expect(page).toHaveTitle('Início · Câmara Municipal de Serra Clara · 2025')
  })

  test('another year reloads the same page, with its filters', async ({ page }) => {
    await visit(page, '/diarias?destino=curitiba')
    const before = await page.getByRole('rowheader').allTextContents()
    await expectReload(page, () => exercicio(page).selectOption('2024'))
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/portaltransparencia/diarias')
    expect([searchParams.get('destino'), searchParams.get('exercicio')]).toEqual(['curitiba', '2024'])
    await expect(page).toHaveTitle(/Diárias · .* · 2024/)
    expect(await page.getByRole('rowheader').allTextContents()).not.toEqual(before)
  })

  test('another year keeps the dates of a filter, a supplier, and the balance of a commitment', async ({ page }) => {
    const row = first((await askPage(listAt('/empenhos'), { entidade: 1, exercicio: 2024 })).content, 'commitment')
    await visit(page, '/empenhos?dataInicial=2024-03-01&dataFinal=2024-03-31', { entidade: 1, exercicio: 2024 })
    await expectReload(page, () => exercicio(page).selectOption('2025'))
    expect(new URL(page.url()).searchParams.get('dataInicial')).toBe('2025-03-01')
    await visit(page, String(listAt('/empenhos').links?.nome?.(row, { entidade: 1, exercicio: 2024 })), {
      entidade: 1,
      exercicio: 2024,
    })
    await expectReload(page, () => exercicio(page).selectOption('2025'))
    await expect(heading(page)).toContainText(String(row.nome))
    await visit(page, String(listAt('/empenhos').open?.(row, { entidade: 1, exercicio: 2024 })))
    await expectReload(page, () => exercicio(page).selectOption('2025'))
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('empenho'), searchParams.get('exercicioEmpenho')]).toEqual([
      '/portaltransparencia/restos-a-pagar',
      String(row.empenho),
      '2024',
    ])
  })

  test('another year of a detail opens its parent list', async ({ page }) => {
    await visit(page, '/diarias')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(heading(page)).toContainText('Detalhes da diária')
    await expectReload(page, () => exercicio(page).selectOption('2024'))
    await expect(heading(page)).toHaveText('Diárias')
  })

  test('the stored choice is used if the address has none', async ({ page }) => {
    await visit(page, '/', { entidade: 3, exercicio: 2024 })
    await page.goto(new URL('/portaltransparencia/diarias', page.url()).href)
    await expect(page).toHaveTitle('Diárias · Fundo Municipal de Saúde de Serra Clara · 2024')
    await page.context().clearCookies()
    await page.goto(new URL('/portaltransparencia/diarias', page.url()).href)
    await expect(page).toHaveTitle('Diárias · Fundo Municipal de Saúde de Serra Clara · 2024')
  })

  test('an address with an unpublished year or entity tells whose data is shown instead', async ({ page }) => {
    await visit(page, '/diarias?exercicio=1999')
    const shown = await exercicio(page).inputValue()
    await expect(page.getByText(`O exercício 1999 não está publicado: estes são os dados de ${shown}.`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`exercicio=${shown}$`))
    await visit(page, '/diarias?entidade=77')
    await expect(page.getByText(/^A entidade pedida não está no portal/)).toBeVisible()
    await expectAccessible(page)
  })

  test('an entity without a fiscal year is refused and the previous one restored', async ({ page }) => {
    await visit(page, '/diarias')
    const address = page.url()
    await entidade(page).selectOption({ label: 'Instituto de Pesquisa e Planejamento de Serra Clara' })
    const modal = page.getByRole('dialog', { name: texts.erro })
    await expect(modal).toContainText(texts.entidadeSemExercicio)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(entidade(page)).toHaveValue(String(PREFEITURA.entidade))
    expect(page.url()).toBe(address)
  })
})
