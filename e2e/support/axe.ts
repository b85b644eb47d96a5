// Accessibility by axe, told in a few lines a person can act on.
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
}

export async function expectAccessible(page: Page, look: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  )
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`)
  expect(told, look).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return { overflow: scrollWidth - clientWidth, beyond: scrollWidth > clientWidth ? beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)) : [] }
  })
  expect(widths).toEqual({ overflow: 0, beyond: [] })
}
