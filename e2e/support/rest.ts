// Waits until a page rests: fonts, styles and images loaded, nothing animated or scrolled, and no DOM changes for some
// frames.
import type { Locator, Page } from '@playwright/test'

/** Runs in the page, until it rests at that width. */
async function rest(width: number | undefined): Promise<void> {
  const FRAMES = 3
  /** Timeout: a page that moves for longer never rests. */
  const PATIENCE_MS = 60_000
  const began = performance.now()
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  const isEnding = ({ effect, playState }: Animation): boolean =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) < Infinity
  const isComing = (): boolean =>
    document.fonts.status === 'loading' ||
    innerWidth !== width ||
    document.getAnimations().some(isEnding) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].some(
      ({ sheet }) => sheet === null,
    ) ||
    [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')

  let hasMoved = false
  let lastMoved: EventTarget | null = null
  const noteMove = (moves: MutationRecord[] | Event): void => {
    hasMoved = true
    lastMoved = Array.isArray(moves) ? (moves.at(-1)?.target ?? null) : moves.target
  }
  const written = new MutationObserver(noteMove)
  written.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  document.addEventListener('scroll', noteMove, true)
  for (let still = 0; still < FRAMES; still = hasMoved || isComing() ? 0 : still + 1) {
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`the page never rests: ${(lastMoved as Element | null)?.outerHTML?.slice(0, 200)}`)
    hasMoved = false
    await nextFrame()
  }
  document.removeEventListener('scroll', noteMove, true)
  written.disconnect()
}

export const atRest = (page: Page): Promise<void> => page.evaluate(rest, page.viewportSize()?.width)

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Returns the box of an element once the page rests. */
export async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor()
  await atRest(locator.page())
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} has no place on the page`)
  return box
}
