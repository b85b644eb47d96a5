// The looks every page is given can fail: a colour too faint is seen in each look, though only what is newly painted is asked for its colours.
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
