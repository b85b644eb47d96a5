// No look is taken while the page still moves: fonts and pictures there, nothing being animated, the same geometry frame after frame.
import type { Locator, Page } from '@playwright/test'

export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (width) => {
    const EQUAL_FRAMES = 3
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const isEnding = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) < Infinity
    const isMoving = (): boolean =>
      document.fonts.status === 'loading' ||
      innerWidth !== width ||
      document.getAnimations().some(isEnding) ||
      [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')
    const geometry = (): string =>
      Array.from(document.body.querySelectorAll('*'), (element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect()
        return [x, y, wide, height].join(' ')
      }).join()

    let seen = ''
    for (let equal = 0; equal < EQUAL_FRAMES; ) {
      await nextFrame()
      const now = geometry()
      equal = now === seen && !isMoving() ? equal + 1 : 0
      seen = now
    }
  }, page.viewportSize()?.width)
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
