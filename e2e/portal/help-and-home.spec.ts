// Tests the home page, the guided tour, the help menu and the e-SIC button.
import type { ConfiguracoesGerais, Contato, Entidade, Notificacao } from '@portal/catalog/contexto'
import { esicButton, escondeProvedor, perguntasFrequentes, type EsicButton } from '@portal/catalog/parametros'
import type { Contexto } from '@portal/kit/list'
import type { Locator, Page } from '@playwright/test'
import { apiURL } from '../environment.ts'
import { ask, askMenu, askParametros } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { numeroOf } from '../support/parametros.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, openElsewhere, PREFEITURA, visit, whenReady } from '../support/visit.ts'
import { WRITES } from '../support/writes.ts'

/** An entity and year for each test that changes parameters, so that none sees the change of another. */
const FOR_ESIC: Contexto = { entidade: 3, exercicio: 2023 }
const FOR_HELP: Contexto = { entidade: 3, exercicio: 2024 }
const WITHOUT_YEARS = 5
const WITH_NOTICE: Contexto = { entidade: 1, exercicio: 2026 }

test.describe('the home page', () => {
  test('shows every area of the menu with its items', async ({ page }) => {
    await visit(page, '/')
    for (const { title, subtitle, subMenu } of await askMenu(PREFEITURA)) {
      const tile = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      await expect(tile).toContainText(subtitle)
      const shown = await tile
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.textContent))
      expect(shown.length).toBeGreaterThan(0)
      for (const [at, text] of shown.entries()) expect(text).toContain(subMenu[at]?.title)
      const rest = subMenu.length - shown.length
      if (rest > 0)
        await expect(tile.getByRole('link', { name: `Mais ${rest} em ${title}` })).toHaveAttribute(
          'href',
          /\/menu\?.*#/,
        )
    }
    await page
      .getByRole('link', { name: /^Mais \d+ em/ })
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
    const area = page.locator(new URL(page.url()).hash).getByRole('heading')
    await expect(area).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('shows the image of the general settings where there is room for it', async ({ page }) => {
    const { urlImagem } = await ask<ConfiguracoesGerais>('/api/configuracoes-gerais', { entidade: PREFEITURA.entidade })
    await visit(page, '/')
    const image = page.getByRole('main').locator('img')
    await expect(image).toHaveAttribute('src', urlImagem ?? '')
    await expect(image).toBeInViewport()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(image).toBeHidden()
  })

  test('keeps the contacts folded until opened', async ({ page }) => {
    const contatos = await ask<Contato[]>('/api/contato-responsaveis', { entidade: PREFEITURA.entidade })
    await visit(page, '/')
    const panel = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Contatos' }) })
    for (const { nome } of contatos) await expect(panel.getByText(nome)).toBeHidden()
    await panel.locator('summary').click()
    for (const { nome, cargo, email } of contatos) {
      const person = panel.getByRole('listitem').filter({ hasText: nome })
      await expect(person).toContainText(cargo ?? nome)
      if (email) await expect(person.getByRole('link')).toHaveAttribute('href', `mailto:${email}`)
    }
    expect(contatos.length).toBeGreaterThan(0)
  })

  test('links to e-SIC for what a visitor did not find', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Solicitar informações' }).click()
    await expect(page.getByRole('dialog', { name: 'e-SIC: peça uma informação' })).toBeVisible()
  })

  test('shows the notice of the entity once per session', async ({ page, browser }) => {
    const notice = await ask<Notificacao>('/api/notificacao', { ...WITH_NOTICE, path: 'home' })
    await visit(page, '/', WITH_NOTICE)
    const modal = page.getByRole('dialog', { name: notice.titulo })
    await expect(modal).toContainText(notice.descricao.replaceAll(/<[^>]+>/g, ''))
    await expect(modal.getByRole('link', { name: 'Veja o convite' })).toHaveAttribute(
      'href',
      /\/audiencias-publicas\/detalhes\?id=\d+&entidade=1/,
    )
    await expect(modal.locator('img')).toHaveJSProperty('complete', true)
    await expectAccessible(page)
    await modal.getByRole('button', { name: 'Fechar' }).click()
    await expect(modal).toBeHidden()
    await page.reload()
    await whenReady(page)
    await page.getByRole('button', { name: 'Veja como usar o portal' }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Boas-vindas')
    await openElsewhere(browser, addressOf('/', WITH_NOTICE), (fresh) =>
      expect(fresh.getByRole('dialog', { name: notice.titulo })).toBeVisible(),
    )
  })
})

test.describe('the guided tour', () => {
  const STEPS = 13
  const tour = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Não mostrar novamente' })
  const invitation = (page: Page): Locator => page.getByText('Primeira vez aqui?')
  const title = (page: Page): Locator => tour(page).getByRole('heading')
  const press = (page: Page, name: string): Promise<void> => tour(page).getByRole('button', { name }).click()

  async function start(page: Page): Promise<void> {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Veja como usar o portal' }).click()
    await expect(title(page)).toHaveText('Boas-vindas')
  }

  test('has thirteen messages, next and previous, and is not offered again once finished', async ({ page }) => {
    await start(page)
    await expect(tour(page).getByRole('button', { name: 'Anterior' })).toBeDisabled()
    await expect(tour(page).getByRole('button', { name: 'Próximo' })).toBeFocused()
    await expectAccessible(page)
    const seen = new Set<string>()
    for (let step = 0; step < STEPS; step++) {
      await expect(tour(page)).toContainText(`${step} de ${STEPS - 1}`)
      seen.add(await title(page).innerText())
      if (step < STEPS - 1) await press(page, 'Próximo')
    }
    expect(seen.size).toBe(STEPS)
    await press(page, 'Anterior')
    await expect(tour(page)).toContainText(`${STEPS - 2} de ${STEPS - 1}`)
    await page.keyboard.press('ArrowRight')
    await press(page, 'Concluir')
    await expect(tour(page)).toBeHidden()
    await page.reload()
    await whenReady(page)
    await expect(invitation(page)).toBeHidden()
  })

  test('closes with Esc and is offered again', async ({ page }) => {
    await start(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(tour(page)).toContainText(`1 de ${STEPS - 1}`)
    await page.keyboard.press('Escape')
    await expect(tour(page)).toBeHidden()
    await page.reload()
    await expect(invitation(page)).toBeVisible()
  })

  test('is never offered again if the visitor refuses it', async ({ page }) => {
    await start(page)
    await tour(page).getByLabel('Não mostrar novamente').check()
    await press(page, 'Encerrar')
    await expect(invitation(page)).toBeHidden()
    await page.reload()
    await whenReady(page)
    await expect(invitation(page)).toBeHidden()
  })
})

test.describe('the help menu', () => {
  const help = (page: Page): Locator => page.getByRole('region', { name: 'Acessibilidade' }).locator('details')

  test('links to the site map, the manual, the shortcuts and the tour, and closes on Esc', async ({
    page,
    request,
  }) => {
    await visit(page, '/')
    await help(page).locator('summary').click()
    await expect(help(page).getByRole('link', { name: 'Teclas de atalho' })).toBeVisible()
    const manual = await help(page).getByRole('link', { name: 'Manual de ajuda' }).getAttribute('href')
    expect(new URL(manual ?? '', page.url()).href).toBe(`${apiURL}/api/files/ajuda`)
    expect((await request.get(`${apiURL}/api/files/ajuda`)).status()).toBe(200)
    await page.keyboard.press('Escape')
    await expect(help(page).getByRole('link', { name: 'Mapa do site' })).toBeHidden()
    await expect(help(page).locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: 'Mapa do site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa do site')
    await help(page).locator('summary').click()
    await help(page).getByRole('button', { name: 'Como usar o portal' }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Boas-vindas')
  })

  test('the site map is the tree of the menu', async ({ page }) => {
    await visit(page, '/mapa-do-site')
    const tree = page.getByRole('navigation', { name: 'Mapa do site' })
    for (const { title, subMenu } of await askMenu(PREFEITURA)) {
      const branch = tree.getByRole('listitem').filter({ has: page.locator(':scope > span', { hasText: title }) })
      await expect(branch.getByRole('listitem')).toContainText(subMenu.map((item) => item.title))
    }
  })

  test(
    'offers the frequent questions only where the parameter says so and the page exists, and hides the provider ' +
      'when told',
    WRITES,
    async ({ page, request, setParametro }) => {
      const entry = help(page).getByRole('link', { name: 'Perguntas frequentes' })
      const provider = page.getByRole('contentinfo').getByText('Portal da Transparência Municipal')
      const exists = (await request.get(addressOf('/perguntas', FOR_HELP))).status() === 200
      expect(perguntasFrequentes(await askParametros(FOR_HELP))).toBe(true)

      await visit(page, '/entidade', FOR_HELP)
      await expect(provider).toBeVisible()
      await help(page).locator('summary').click()
      await expect(entry).toHaveCount(exists ? 1 : 0)

      await setParametro(FOR_HELP, numeroOf(perguntasFrequentes), 'N')
      await setParametro(FOR_HELP, numeroOf(escondeProvedor), 'S')
      await visit(page, '/entidade', FOR_HELP)
      await expect(page.getByRole('contentinfo')).toContainText('Total de acessos')
      await expect(provider).toHaveCount(0)
      await help(page).locator('summary').click()
      await expect(entry).toHaveCount(0)
    },
  )
})

test.describe('the e-SIC button', () => {
  const button = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'e-SIC' })

  /** An entity of the demo city whose parameters require it. */
  async function contextoThat(opens: EsicButton['opens']): Promise<Contexto> {
    for (const { id: entidade } of await ask<Entidade[]>('/api/entidades/lista')) {
      const contexto = { entidade, exercicio: PREFEITURA.exercicio }
      if (entidade !== WITHOUT_YEARS && esicButton(await askParametros(contexto)).opens === opens) return contexto
    }
    throw new Error(`no entity opens ${opens}`)
  }

  test('opens the contacts, the request form, or the site the entity names', async ({ page }) => {
    const panel = page.getByRole('dialog')
    await visit(page, '/', await contextoThat('contato'))
    await button(page).click()
    await expect(panel).toHaveAccessibleName('Fale com a entidade')
    await expect(panel.getByRole('link', { name: /@/ }).first()).toBeVisible()
    await expectAccessible(page)

    await visit(page, '/', await contextoThat('solicitacao'))
    await button(page).click()
    await expect(panel).toHaveAccessibleName('e-SIC: peça uma informação')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button(page)).toBeFocused()

    const elsewhere = await contextoThat('link')
    const asked = esicButton(await askParametros(elsewhere))
    await visit(page, '/', elsewhere)
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'e-SIC' })
    const inHome = page.getByRole('link', { name: 'Solicitar informações' })
    for (const link of [inHeader, inHome]) {
      await expect(link).toHaveAttribute('href', asked.opens === 'link' ? asked.href : '')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('disappears as soon as the parameter changes', WRITES, async ({ page, setParametro }) => {
    await visit(page, '/', FOR_ESIC)
    await expect(button(page)).toBeVisible()
    await setParametro(FOR_ESIC, numeroOf(esicButton), '0')
    await visit(page, '/', FOR_ESIC)
    await expect(page.getByRole('banner').getByText('e-SIC')).toHaveCount(0)
    await expect(page.getByText('Solicitar informações')).toHaveCount(0)
    await visit(page, '/pesquisa?pesquisa=xyzw', FOR_ESIC)
    await expect(page.getByRole('main').getByRole('link', { name: 'Canais de atendimento' })).toBeVisible()
    await expect(page.getByText('Solicitar informações')).toHaveCount(0)
  })
})
