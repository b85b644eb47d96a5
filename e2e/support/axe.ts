// Accessibility by axe, looked at when the page rests and told in a few lines a person can act on.
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { atRest } from './rest.ts'

const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/** What axe finds wrong in the part of the page a selector names. */
export async function faultsOf(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: Axe }).axe.run(context, options),
    [part, { ...rules, resultTypes: ['violations'] }] satisfies [ElementContext, RunOptions],
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary: why }) => `${id}: ${target.join(' ')} ${why}`))
}

export async function expectAccessible(page: Page, look = 'as it is'): Promise<void> {
  expect(await faultsOf(page, 'html', EVERY_RULE), look).toEqual([])
}

/** Where colours, which take axe longer than all the rest, are looked at component by component. */
export async function expectAccessibleButColours(page: Page, look: string): Promise<void> {
  const rules = { ...EVERY_RULE.rules, 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } }
  expect(await faultsOf(page, 'html', { ...EVERY_RULE, rules }), look).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await atRest(page)
  const tooWide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const { clientWidth } = document.body
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} > ${clientWidth}`, ...beyond.map((element) => element.outerHTML.slice(0, 120))]
  })
  expect(tooWide).toEqual([])
}
