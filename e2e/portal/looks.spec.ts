// The looks that pages are given can fail: a colour too faint is seen in each look, a place too small to press, a text
// that is cut; and none is taken while the page moves.
import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from '../support/axe.ts'
import { layoutFaults } from '../support/layout.ts'
import { atRest } from '../support/rest.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

for (const [look, css] of [
  ['light', 'h1 { color: #aaa !important }'],
  ['inverted', 'html[data-invertido] h1 { color: #444 !important }'],
  ['dark', '@media (prefers-color-scheme: dark) { h1 { color: #444 !important } }'],
] as const) {
  test(`a heading too faint in the ${look} look is seen`, async ({ page }) => {
    await visit(page, '/glossario')
    await restyle(page, css)
    const seen = new RegExp(`the page, ${look}[^]*color-contrast: h1`)
    await expect(expectReadable(page, 'the page')).rejects.toThrow(seen)
  })
}

test('buttons too small and too near each other are seen', async ({ page }) => {
  await visit(page, '/contratos')
  await page.locator('main').evaluate((main) => {
    for (const name of ['Um', 'Outro']) main.appendChild(document.createElement('button')).textContent = name
  })
  await restyle(
    page,
    'main > button { all: revert; inline-size: 16px; block-size: 16px; padding: 0; overflow: hidden }',
  )
  await expect(expectAccessible(page)).rejects.toThrow(/target-size: /)
})

/** A paragraph in a box too narrow for it, in the page. */
const addParagraph = (page: Page, text: string, css: string): Promise<void> =>
  page.locator('main').evaluate(
    (main, [words, style]) => {
      const box = main.appendChild(document.createElement('div'))
      box.style.cssText = style
      box.appendChild(document.createElement('p')).textContent = words
    },
    [text, css] as const,
  )

const NARROW = 'width: 40px; overflow: hidden; white-space: nowrap'

for (const [what, text, css, seen] of [
  ['cut by its box', 'Contrato', NARROW, /cut: <p>Contrato/],
  [
    'that leaves its R$ on another line',
    'R$ 10,00',
    'width: 30px; white-space: normal',
    /money broken from its R\$: <p>/,
  ],
] as const) {
  test(`a text ${what} is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await addParagraph(page, text, css)
    expect((await layoutFaults(page)).join('\n')).toMatch(seen)
  })
}

test('a text said to screen readers only may be cut', async ({ page }) => {
  await visit(page, '/contratos')
  await addParagraph(page, 'Contrato', `${NARROW}; height: 1px; clip-path: inset(50%); position: absolute`)
  expect(await layoutFaults(page)).toEqual([])
})

const FAR = 300

/** Begins a movement of some frames, down the page. */
const MOVES: Record<string, (page: Page) => Promise<void>> = {
  written: (page) =>
    page.locator('h1').evaluate((heading, end) => {
      const move = (at: number): void => {
        heading.style.marginTop = `${at}px`
        if (at < end) requestAnimationFrame(() => move(at + 20))
      }
      move(0)
    }, FAR),
  animated: (page) =>
    page
      .locator('h1')
      .evaluate(
        (heading, end) =>
          void heading.animate({ marginTop: ['0px', `${end}px`] }, { duration: 1000, fill: 'forwards' }),
        FAR,
      ),
}

for (const [how, move] of Object.entries(MOVES)) {
  test(`no look is taken while what is ${how} moves`, async ({ page }) => {
    await visit(page, '/contratos')
    await atRest(page)
    await move(page)
    await atRest(page)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginTop)).toBe(`${FAR}px`)
  })
}
