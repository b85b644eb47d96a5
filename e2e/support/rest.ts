// No look is taken while the page still moves: fonts and pictures there, nothing being animated, the same geometry some frames later.
import type { Locator, Page } from '@playwright/test'

export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (width) => {
    const FRAMES_APART = 3
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const isEnding = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) < Infinity
    const isMoving = (): boolean =>
      document.fonts.status === 'loading' ||
      innerWidth !== width ||
      document.getAnimations().some(isEnding) ||
      [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')
    /** Some milliseconds of a large page: taken seldom, not at every frame. */
    const geometry = (): string =>
      Array.from(document.body.querySelectorAll('*'), (element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect()
        return [x, y, wide, height].join(' ')
      }).join()

    await nextFrame()
    let before: string
    let now = geometry()
    do {
      before = now
      for (let still = 0; still < FRAMES_APART; still = isMoving() ? 0 : still + 1) await nextFrame()
      now = geometry()
    } while (now !== before)
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
