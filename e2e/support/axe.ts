// Checks accessibility with axe once the page rests. Fails with one line per violation: its rule and its element.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { atRest } from './rest.ts'

/**
 * Rules that take axe longer than all others together. `apps/web/src/styles/colours.test.ts` compares every text colour
 * with every background, so that the browser checks colours on one page of each kind alone.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const ALL_BUT_COLOURS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  },
}
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

async function expectNoFaults(page: Page, rules: RunOptions, look?: string): Promise<void> {
  await atRest(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, {
    ...rules,
    resultTypes: ['violations'],
  } satisfies RunOptions)
  const faults = violations?.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(faults, look).toEqual([])
}

/** Checks every rule except those of colours. */
export const expectAccessible = (page: Page, look?: string): Promise<void> =>
  expectNoFaults(page, ALL_BUT_COLOURS, look)

const invert = (page: Page, isInverted: boolean): Promise<void> =>
  page.locator('html').evaluate((html, on) => void html.toggleAttribute('data-invertido', on), isInverted)

/** Checks the colours of the page in each mode a visitor may choose; leaves it in the light one. */
export async function expectReadable(page: Page, look: string): Promise<void> {
  await expectNoFaults(page, COLOURS, `${look}, light`)
  await invert(page, true)
  await expectNoFaults(page, COLOURS, `${look}, inverted`)
  await invert(page, false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, COLOURS, `${look}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await atRest(page)
  const tooWide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const { clientWidth } = document.body
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...beyond.map((element) => element.outerHTML.slice(0, 120))]
  })
  expect(tooWide).toEqual([])
}
