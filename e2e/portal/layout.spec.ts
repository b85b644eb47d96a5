// The frame holds at every width: on no route does the page scroll sideways, end below its footer or cut a text.
import type { Page } from '@playwright/test'
import { despesaDetalhada } from '@portal/catalog/despesa/despesa-detalhada'
import { routes } from '../../apps/web/src/routes.tsx'
import { addressOfRoute } from '../support/every-route.ts'
import { layoutFaults } from '../support/layout.ts'
import { atRest } from '../support/rest.ts'
import { expect, test as base } from '../support/test.ts'
import { addressOf, open, visit } from '../support/visit.ts'

const WIDTHS = [1920, 1366, 1280, 1024, 768, 390, 320]
const HEIGHT = 900

/** One page for all the tests of a worker, made narrower and never loaded anew. */
const test = base.extend<object, { resized: Page }>({
  resized: [
    async ({ sharedWindow }, use) => {
      const page = await sharedWindow.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const whenFilled = (page: Page): Promise<void> => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

async function expectToHold(page: Page, what: string, widths: readonly number[] = WIDTHS): Promise<void> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  expect.soft(faults, what).toEqual([])
}

async function openWide(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT })
  await open(page, address)
  await whenFilled(page)
}

for (const route of routes) {
  test(`${route.path} holds from 320 to 1920 px, with each of its tabs`, async ({ resized: page }) => {
    await openWide(page, await addressOfRoute(route))
    await expectToHold(page, route.path)
    for (const tab of (await page.getByRole('tab').all()).slice(1)) {
      await tab.click()
      await whenFilled(page)
      await expectToHold(page, await tab.innerText())
    }
  })
}

test('the open tree holds, to its deepest names', async ({ resized: page }) => {
  await openWide(page, addressOf(despesaDetalhada.path))
  await page.getByRole('button', { name: 'Expandir tudo' }).click()
  await expectToHold(page, 'the open tree')
})

for (const path of ['/contratos?palavraChave=vigencia', '/licitacoes?palavraChave=sessao']) {
  test(`the sentences a word was found in hold on ${path}`, async ({ resized: page }) => {
    await openWide(page, addressOf(path))
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
  test(`the totals of a large city are whole and apart on ${path}`, async ({ resized: page }) => {
    await openWide(page, addressOf(path))
    await makeTheCityLarger(page)
    await expectToHold(page, path, [1920, 1366, 1280])
  })
}

test('the frame stays where it is from page to page', async ({ resized: page }) => {
  const places = async (): Promise<unknown> => {
    await atRest(page)
    return page.evaluate(() =>
      ['header a[data-tour=entidade]', '[data-tour=escolha-entidade]', '#rodape h2'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().x))
  }
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await visit(page, '/')
    const home = await places()
    for (const path of ['/agenda-previsao-pagamento', despesaDetalhada.path, '/ajuda-custo', '/esic']) {
      await visit(page, path)
      expect(await places(), `${path} at ${width} px`).toEqual(home)
    }
  }
})
