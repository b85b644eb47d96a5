// Tests the layout at every width in states that no page opens in: no sideways scroll, nothing below the footer, no
// text cut.
import type { Page } from '@playwright/test'
import { despesaDetalhada } from '@portal/catalog/despesa/despesa-detalhada'
import type { Route } from '../../apps/web/src/route.ts'
import { routes } from '../../apps/web/src/routes.tsx'
import { addressOfRoute } from '../support/every-route.ts'
import { expectToHold, resize, whenFilled, WIDTHS } from '../support/layout.ts'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { open, visit } from '../support/visit.ts'

async function openWide(page: Page, path: string): Promise<void> {
  await resize(page, WIDTHS[0] ?? 0)
  await visit(page, path)
  await whenFilled(page)
}

test('the layout holds with the whole tree open', async ({ page }) => {
  await openWide(page, despesaDetalhada.path)
  await page.getByRole('button', { name: 'Expandir tudo' }).click()
  await expectToHold(page, 'the open tree')
})

for (const path of ['/contratos?palavraChave=vigencia', '/licitacoes?palavraChave=sessao']) {
  test(`the layout of search excerpts holds on ${path}`, async ({ page }) => {
    await openWide(page, path)
    await expect(page.getByRole('table').locator('mark').first()).toBeVisible()
    await expectToHold(page, path)
  })
}

/** Totals of almost a thousand million, more than the test city has. */
const makeTheCityLarger = (page: Page): Promise<void> =>
  page.locator('tfoot [data-currency], [role=treegrid] > :last-child [data-currency]').evaluateAll((currencies) => {
    for (const { nextSibling: figure } of currencies) if (figure) figure.nodeValue = '999.999.999,99'
  })

for (const path of [
  despesaDetalhada.path,
  `${despesaDetalhada.path}?aba=nivel`,
  '/despesa/orgao',
  '/agenda-previsao-pagamento',
  '/fornecedores',
]) {
  test(`the totals of a large city are neither cut nor touching on ${path}`, async ({ page }) => {
    await openWide(page, path)
    // Rows hydrate after the menu does, and React must find in them what the server wrote.
    await atRest(page)
    await makeTheCityLarger(page)
    await expectToHold(page, path, [1920, 1366, 1280])
  })
}

test('a table that just fits, or just does not, is stable', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  await visit(page, '/empenhos?size=10')
  await atRest(page)
  const trembling = await page.locator('[data-fits]').evaluate(async (frame) => {
    const [STEP, LEAST, FRAMES] = [16, 700, 4]
    const place = frame.parentElement as HTMLElement
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const found: number[] = []
    for (let width = place.clientWidth; width > LEAST; width -= STEP) {
      place.style.inlineSize = `${width}px`
      const states = new Set<string | undefined>()
      for (let at = 0; at < 2 * FRAMES; at++) {
        await nextFrame()
        if (at >= FRAMES) states.add((frame as HTMLElement).dataset['fits'])
      }
      if (states.size > 1) found.push(width)
    }
    return found
  })
  expect(trembling).toEqual([])
})

test('a short link under an explained label is large enough to press', async ({ page }) => {
  await open(page, await addressOfRoute(routes.find(({ path }) => path === '/adjudicacoes/detalhes') as Route))
  const rooms = await page.locator('dl > div:has(dt button):has(dd a)').evaluateAll((pairs) =>
    pairs.map((pair) => {
      const help = pair.querySelector('dt button')?.getBoundingClientRect()
      const line = pair.querySelector('dd a')?.getClientRects().item(0)
      return help && line ? line.top + line.height / 2 - help.bottom : 0
    }),
  )
  expect(rooms.length).toBeGreaterThan(0)
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(12)
})

test('the frame does not move between pages', async ({ page }) => {
  const places = async (): Promise<unknown> => {
    await atRest(page)
    return page.evaluate(() =>
      ['header a[data-tour=entidade]', '[data-tour=escolha-entidade]', '#rodape h2'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().x,
      ),
    )
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
