// Accessibility by axe, looked at when the page rests and told in a few lines a person can act on.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core'
import { markNew, NEWLY_PAINTED, type Painted } from './colours.ts'
import { atRest } from './rest.ts'
import { markTight, TIGHT } from './targets.ts'

const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

/** All that can differ where only the colours do; they take axe longer than all the rest, and are asked only of what is newly painted. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** What takes axe longest is asked only where something can be wrong. */
const OF_WHAT_IS_MARKED: Spec = {
  rules: [
    { id: 'color-contrast', selector: NEWLY_PAINTED },
    { id: 'link-in-text-block', selector: `a[href]${NEWLY_PAINTED}` },
    { id: 'target-size', selector: TIGHT },
  ],
}

/** The short text of it: every page is given its own. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = Pick<typeof import('axe-core'), 'configure'> & { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/** Seen by this worker, in the light. */
const seenHere: Painted = new Set()

/** What axe finds wrong in the part of the page a selector names. */
async function faultsOf(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate((spec) => (window as unknown as { axe: Axe }).axe.configure(spec), OF_WHAT_IS_MARKED)
  }
  const violations = await page.evaluate(
    async ([context, options]) => (await (window as unknown as { axe: Axe }).axe.run(context, options)).violations,
    [part, { ...rules, resultTypes: ['violations'] }] satisfies [ElementContext, RunOptions],
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary: why }) => `${id}: ${target.join(' ')} ${why}`))
}

export async function expectAccessible(page: Page, look?: string): Promise<void> {
  await atRest(page)
  await expectAccessibleAtRest(page, look)
}

/** Looks at all but the colours already seen; answers whether there were others. */
export async function expectAccessibleAtRest(page: Page, look = 'as it is', seen: Painted = seenHere): Promise<boolean> {
  const found = await markNew(page, seen)
  await markTight(page)
  expect(await faultsOf(page, 'html', EVERY_RULE), look).toEqual([])
  for (const way of found) seen.add(way)
  return found.length > 0
}

async function expectReadable(page: Page, look: string, seen: Painted): Promise<void> {
  await atRest(page)
  const found = await markNew(page, seen)
  if (found.length > 0) expect(await faultsOf(page, NEWLY_PAINTED, COLOUR_RULES), look).toEqual([])
  for (const way of found) seen.add(way)
}

const invert = (page: Page, isInverted: boolean): Promise<void> =>
  page.locator('html').evaluate((html, on) => void html.toggleAttribute('data-invertido', on), isInverted)

/** Of a page at rest. The same steps in the same light are the same in the other looks: where nothing is new in the light, they have nothing new either. */
export async function expectAccessibleInEveryColour(page: Page, look: string, seen: Painted): Promise<void> {
  if (!(await expectAccessibleAtRest(page, look, seen))) return
  await invert(page, true)
  await expectReadable(page, `${look}, inverted`, seen)
  await invert(page, false)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectReadable(page, `${look}, dark`, seen)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
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
