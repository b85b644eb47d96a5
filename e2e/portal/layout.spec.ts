// The frame holds at every width in the states no page opens in: it neither scrolls sideways, nor ends below its footer, nor cuts a text.
import type { Page } from '@playwright/test'
import { despesaDetalhada } from '@portal/catalog/despesa/despesa-detalhada'
import { expectToHold, resize, whenFilled, WIDTHS } from '../support/layout.ts'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

async function openWide(page: Page, path: string): Promise<void> {
  await resize(page, WIDTHS[0] ?? 0)
  await visit(page, path)
  await whenFilled(page)
}

test('the open tree holds, to its deepest names', async ({ samePage: page }) => {
  await openWide(page, despesaDetalhada.path)
  await page.getByRole('button', { name: 'Expandir tudo' }).click()
  await expectToHold(page, 'the open tree')
})

for (const path of ['/contratos?palavraChave=vigencia', '/licitacoes?palavraChave=sessao']) {
  test(`the sentences a word was found in hold on ${path}`, async ({ samePage: page }) => {
    await openWide(page, path)
    await expect(page.getByRole('table').locator('mark').first()).toBeVisible()
    await expectToHold(page, path)
  })
}

/** Totals of almost a thousand million, more than the city of the tests has. */
const makeTheCityLarger = (page: Page): Promise<void> =>
  page.locator('tfoot [data-currency], [role=treegrid] > :last-child [data-currency]').evaluateAll((currencies) => {
    for (const { nextSibling: figure } of currencies) if (figure) figure.nodeValue = '999.999.999,99'
  })

for (const path of [despesaDetalhada.path, `${despesaDetalhada.path}?aba=nivel`, '/despesa/orgao', '/agenda-previsao-pagamento', '/fornecedores']) {
  test(`the totals of a large city are whole and apart on ${path}`, async ({ samePage: page }) => {
    await openWide(page, path)
    await makeTheCityLarger(page)
    await expectToHold(page, path, [1920, 1366, 1280])
  })
}

test('the frame stays where it is from page to page', async ({ samePage: page }) => {
  const places = async (): Promise<unknown> => {
    await atRest(page)
    return page.evaluate(() =>
      ['header a[data-tour=entidade]', '[data-tour=escolha-entidade]', '#rodape h2'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().x))
  }
  for (const width of [1920, 1280]) {
    await resize(page, width)
    await visit(page, '/')
    const home = await places()
    for (const path of ['/agenda-previsao-pagamento', despesaDetalhada.path, '/ajuda-custo', '/esic']) {
      await visit(page, path)
      expect(await places(), `${path} at ${width} px`).toEqual(home)
    }
  }
})
