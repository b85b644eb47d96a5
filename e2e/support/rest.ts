// No look is taken while the page still moves: fonts and pictures there, nothing being animated, nothing laid out anew frame after frame.
import type { CDPSession, Locator, Page } from '@playwright/test'

const devtoolsOf = new WeakMap<Page, Promise<CDPSession>>()

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return devtools
}

/** How often the browser has laid the page out; asking for the place of every element would cost more than most looks. */
async function layoutsOf(page: Page): Promise<number> {
  const devtools = devtoolsOf.get(page) ?? openDevtools(page)
  devtoolsOf.set(page, devtools)
  const { metrics } = await (await devtools).send('Performance.getMetrics')
  const count = metrics.find(({ name }) => name === 'LayoutCount')?.value
  if (count === undefined) throw new Error('this browser does not count its layouts')
  return count
}

/** Answers after some frames whether anything told or seen was still to come in the last of them. */
const isStillMoving = (page: Page): Promise<boolean> =>
  page.evaluate(async (width) => {
    const FRAMES = 3
    for (let frame = 0; frame < FRAMES; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const isEnding = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) < Infinity
    return document.fonts.status === 'loading' ||
      innerWidth !== width ||
      document.getAnimations().some(isEnding) ||
      [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')
  }, page.viewportSize()?.width)

export async function atRest(page: Page): Promise<void> {
  for (;;) {
    const before = await layoutsOf(page)
    if (!(await isStillMoving(page)) && (await layoutsOf(page)) === before) return
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where an element is once nothing moves it any more. */
export async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor()
  await atRest(locator.page())
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} has no place on the page`)
  return box
}
