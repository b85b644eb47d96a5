// Accessibility by axe, told in a few lines a person can act on.
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const EVERY_RULE = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

/** All that can differ where only the colours do. */
const COLOUR_RULES = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

export async function expectAccessible(page: Page, look = 'as it is', rules: object = EVERY_RULE): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    { ...rules, resultTypes: ['violations'] },
  )
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary: why }) => `${id}: ${target.join(' ')} ${why}`))
  expect(told, look).toEqual([])
}

export const expectReadableColours = (page: Page, look: string): Promise<void> => expectAccessible(page, look, COLOUR_RULES)

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const { clientWidth } = document.body
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} > ${clientWidth}`, ...beyond.map((element) => element.outerHTML.slice(0, 120))]
  })
  expect(tooWide).toEqual([])
}
