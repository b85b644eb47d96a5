// Checks the layout of a page at every width: no sideways scroll, nothing below the footer, no text cut.
import { expect, type Page } from '@playwright/test'
import { atRest } from './rest.ts'

export const WIDTHS: readonly number[] = [1920, 1366, 1280, 1024, 768, 390, 320]

/**
 * Viewport heights, tall at the widths where axe runs too, so that every row is visible at once: the browser does not
 * lay out cards far from the viewport, and axe would measure estimated positions.
 */
const HEIGHTS: Readonly<Record<number, number>> = { 1280: 2400, 390: 8000 }
const HEIGHT = 900

export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHTS[width] ?? HEIGHT })

export const whenFilled = (page: Page): Promise<void> => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

/**
 * Checks the layout at each width, without reloading the page; `look` runs more checks at each, once the page rests.
 */
export async function expectToHold(
  page: Page,
  what: string,
  widths = WIDTHS,
  look: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  const faults: string[] = []
  for (const width of widths) {
    await resize(page, width)
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`))
    await look(width)
  }
  expect.soft(faults, what).toEqual([])
}

/** From this width on a table shows all its columns; on narrower screens it may scroll inside its frame. */
const EVERYTHING_FITS_FROM = 1280

/** Returns each fault as a line, with its element. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await atRest(page)
  return page.evaluate(faultsHere, EVERYTHING_FITS_FROM)
}

/** Runs in the page. */
function faultsHere(everythingFitsFrom: number): string[] {
  const SLACK = 1
  const root = document.documentElement
  const faults: string[] = []
  const told = (element: Element): string =>
    `${element.outerHTML.slice(0, 110)}… “${element.textContent.trim().slice(0, 60)}”`

  if (root.scrollWidth > root.clientWidth) {
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > root.clientWidth + SLACK,
    )
    faults.push(`scrolls sideways, ${root.scrollWidth} in ${root.clientWidth}: ${beyond.slice(-1).map(told).join()}`)
  }
  const end =
    ((document.querySelector('#rodape') ?? document.querySelector('main')) as Element).getBoundingClientRect().bottom +
    scrollY
  if (root.scrollHeight - Math.max(end, innerHeight) > SLACK)
    faults.push(`${Math.round(root.scrollHeight - end)} px below the footer`)

  /** Caches a check per element, because many texts share one. */
  function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
    const answers = new Map<Element, Answer>()
    return (element) => {
      if (!answers.has(element)) answers.set(element, ask(element))
      return answers.get(element) as Answer
    }
  }
  const isShown = once((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
  /** Returns whether an element is for screen readers only. Slow, so called only for elements that seem faulty. */
  const isClipped = once(
    (element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      element.clientHeight === 1 ||
      (element.parentElement !== null && isClipped(element.parentElement)),
  )
  const addFault = (element: Element, fault: string): void => {
    if (!isClipped(element)) faults.push(fault)
  }
  const isInline = once(
    (element) =>
      getComputedStyle(element).display.startsWith('inline') && getComputedStyle(element).overflowX === 'visible',
  )
  const overflowOf = once((element) => getComputedStyle(element).overflowX)
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

  /** Yields the nearest box that must hold the text, and every ancestor that would cut it. */
  function* holders(element: Element): Iterable<Element> {
    let nearest = true
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (isInline(at)) continue
      const overflowX = overflowOf(at)
      if (scrolls(overflowX) && innerWidth < everythingFitsFrom) return
      if (nearest || overflowX !== 'visible') yield at
      nearest = false
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (
      !element ||
      !text.textContent?.trim() ||
      element.closest('noscript, script, style, option, [popover], #conteudo ~ dialog')
    )
      continue
    if (!isShown(element)) continue
    for (const { index, 0: money } of text.textContent.matchAll(/R\$\s-?\d/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + money.length)
      if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1)
        addFault(element, `money broken from its R$: ${told(element)}`)
    }
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (const holder of holders(element)) {
      const box = holder.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(holder)
      const wide = left < box.left - SLACK || right > box.right + SLACK
      const high = overflowY !== 'visible' && !scrolls(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)
      const cut = overflowX !== 'visible' && holder.scrollWidth > holder.clientWidth + SLACK && !scrolls(overflowX)
      if (!wide && !high && !cut) continue
      addFault(element, `cut: ${told(element)} in ${holder.className || holder.tagName}`)
      break
    }
  }
  return [...new Set(faults)]
}
