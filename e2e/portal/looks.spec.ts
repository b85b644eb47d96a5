// Tests the visual checks themselves: each detects a faint colour, a small target or a cut text, and none runs while
// the page moves.
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
  test(`detects a heading too faint in the ${look} look`, async ({ page }) => {
    await visit(page, '/glossario')
    await restyle(page, css)
    const seen = new RegExp(`the page, ${look}[^]*color-contrast: h1`)
    await expect(expectReadable(page, 'the page')).rejects.toThrow(seen)
  })
}

test('detects buttons too small and too close to each other', async ({ page }) => {
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

/** Adds a paragraph in a box too narrow for it; runs in the page. */
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
  test(`detects a text ${what}`, async ({ page }) => {
    await visit(page, '/contratos')
    await addParagraph(page, text, css)
    expect((await layoutFaults(page)).join('\n')).toMatch(seen)
  })
}

test('ignores a cut text that is only for screen readers', async ({ page }) => {
  await visit(page, '/contratos')
  await addParagraph(page, 'Contrato', `${NARROW}; height: 1px; clip-path: inset(50%); position: absolute`)
  expect(await layoutFaults(page)).toEqual([])
})

const FAR = 300

/** Moves the page's content down over some frames. */
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
  test(`waits while ${how} content moves`, async ({ page }) => {
    await visit(page, '/contratos')
    await atRest(page)
    await move(page)
    await atRest(page)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginTop)).toBe(`${FAR}px`)
  })
}
