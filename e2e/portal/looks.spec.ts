// The looks every page is given can fail: a colour too faint is seen in each look, and a place too small to press, though only what is newly painted or tight is asked.
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryColour } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)

for (const [look, css] of [
  ['light', 'h1 { color: #aaa !important }'],
  ['inverted', 'html[data-invertido] h1 { color: #444 !important }'],
  ['dark', '@media (prefers-color-scheme: dark) { h1 { color: #444 !important } }'],
] as const) {
  test(`a heading too faint in the ${look} look is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await restyle(page, css)
    await expect(expectAccessibleInEveryColour(page, look, new Set())).rejects.toThrow(/color-contrast: h1/)
  })
}

test('what was painted well before is seen once it is painted otherwise', async ({ page }) => {
  await visit(page, '/contratos')
  expect(await expectAccessible(page, 'first', new Set())).toBe(true)
  const seen = new Set<string>()
  await expectAccessible(page, 'second', seen)
  expect(await expectAccessible(page, 'third', seen)).toBe(false)
  await restyle(page, 'td a { color: #ccc !important }')
  await expect(expectAccessible(page, 'fourth', seen)).rejects.toThrow(/color-contrast: /)
})

/** Two buttons side by side in the page, so large and so far apart. */
const addButtons = (page: Page, size: number, step: number): Promise<void> =>
  page.locator('main').evaluate((main, [side, apart]) => {
    const place = document.createElement('div')
    place.style.cssText = 'position: relative; height: 100px'
    for (const [at, name] of ['Um', 'Outro'].entries()) {
      const button = place.appendChild(document.createElement('button'))
      button.textContent = name
      button.style.cssText = `position: absolute; top: 40px; left: ${at * apart}px; width: ${side}px; height: ${side}px; padding: 0; overflow: hidden`
    }
    main.append(place)
  }, [size, step] as const)

for (const [what, size, step] of [
  ['too small and near another', 16, 18],
  ['covered by another but for a strip', 60, 12],
] as const) {
  test(`a button ${what} is seen`, async ({ page }) => {
    await visit(page, '/contratos')
    await addButtons(page, size, step)
    await expect(expectAccessible(page)).rejects.toThrow(/target-size: /)
  })
}

test('buttons with room enough are let be', async ({ page }) => {
  await visit(page, '/contratos')
  await addButtons(page, 16, 24)
  await expectAccessible(page)
})
