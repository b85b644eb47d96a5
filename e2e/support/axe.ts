// Accessibility by axe, looked at when the page rests and told in a few lines a person can act on.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core'
import { withoutAlikeRows } from './alike.ts'
import { firstOfEachWay, NEW_MARK, NEWLY_PAINTED, type Painted } from './colours.ts'
import { atRest } from './rest.ts'
import { markTight, TIGHT, TIGHT_MARK } from './targets.ts'

const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

/** All that can differ where only the colours do; they take axe longer than all the rest, and are asked only of what is newly painted. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** What takes axe longest is asked only where something can be wrong; what is wrong is told by where it is, not by its HTML. */
const OF_WHAT_IS_MARKED: Spec = {
  noHtml: true,
  rules: [
    { id: 'color-contrast', selector: NEWLY_PAINTED },
    { id: 'link-in-text-block', selector: `a[href]${NEWLY_PAINTED}` },
    { id: 'target-size', selector: TIGHT },
  ],
}

/** The short text of it: every page is given its own. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Looks {
  firstOfEachWay: typeof firstOfEachWay
  markTight: typeof markTight
  withoutAlikeRows: typeof withoutAlikeRows
  /** As asked last. */
  painted?: Map<string, Element>
}

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
    /** Given to a page before it is first looked at. */
    looks?: Looks
  }
}

const IN_PAGE = `${AXE}
axe.configure(${JSON.stringify(OF_WHAT_IS_MARKED)})
window.looks = { firstOfEachWay: ${String(firstOfEachWay)}, markTight: ${String(markTight)}, withoutAlikeRows: ${String(withoutAlikeRows)} }`

/** Seen by this worker, in the light. */
const seenHere: Painted = new Set()

/** Each way the page is painted in; undefined where it has no looks yet. */
const waysOn = (page: Page): Promise<string[] | undefined> =>
  page.evaluate((mark) => {
    if (!window.looks) return undefined
    window.looks.painted = window.looks.firstOfEachWay(mark)
    return [...window.looks.painted.keys()]
  }, NEW_MARK)

async function newWaysOn(page: Page, seen: Painted): Promise<string[]> {
  let ways = await waysOn(page)
  if (!ways) {
    await page.evaluate(IN_PAGE)
    ways = (await waysOn(page)) ?? []
  }
  return ways.filter((way) => !seen.has(way))
}

/** What axe finds wrong in the part of the page a selector names; of its colours, in what is painted in these ways. */
async function faultsOf(page: Page, part: string, rules: RunOptions, newWays: string[]): Promise<string[]> {
  const violations = await page.evaluate(
    async ([context, options, ways, newMark, tightMark]) => {
      if (!window.looks) throw new Error('the page was loaded anew while it was looked at')
      const { painted, markTight, withoutAlikeRows } = window.looks
      for (const way of ways) painted?.get(way)?.setAttribute(newMark, '')
      markTight(tightMark)
      return (await withoutAlikeRows(() => window.axe.run(context, options))).violations
    },
    [part, { ...rules, resultTypes: ['violations'] }, newWays, NEW_MARK, TIGHT_MARK] satisfies [ElementContext, RunOptions, string[], string, string],
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary: why }) => `${id}: ${target.join(' ')} ${why}`))
}

export async function expectAccessible(page: Page, look?: string): Promise<void> {
  await atRest(page)
  await expectAccessibleAtRest(page, look)
}

/** Looks at all but the colours already seen; answers whether there were others. */
export async function expectAccessibleAtRest(page: Page, look = 'as it is', seen: Painted = seenHere): Promise<boolean> {
  const found = await newWaysOn(page, seen)
  expect(await faultsOf(page, 'html', EVERY_RULE, found), look).toEqual([])
  for (const way of found) seen.add(way)
  return found.length > 0
}

async function expectReadable(page: Page, look: string, seen: Painted): Promise<void> {
  await atRest(page)
  const found = await newWaysOn(page, seen)
  if (found.length > 0) expect(await faultsOf(page, NEWLY_PAINTED, COLOUR_RULES, found), look).toEqual([])
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
