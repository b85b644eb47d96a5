// Colours looked at once for each component, state and look: what was already seen on another page is not looked at again.
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { faultsOf } from './axe.ts'

/** All that can differ where only the colours do. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const NEW = 'data-new-colours'

/** Each way a written element is painted: all that its contrast depends on, with the classes and states of every step from what is behind it. */
export type Painted = Set<string>

function markNew(page: Page, seen: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([mark, known]) => {
      const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-expanded', 'aria-invalid', 'aria-sort', 'aria-disabled', 'disabled', 'open']
      const step = (element: Element): string =>
        [element.localName, element.getAttribute('class') ?? '', ...STATES.map((name) => element.getAttribute(name) ?? '')].join('.')
      interface Place {
        /** What is behind, and every step from there. */
        way: string
        opacity: number
      }
      const places = new Map<Element, Place>()
      const placeOf = (element: Element | null): Place => {
        if (!element) return { way: '', opacity: 1 }
        const known = places.get(element)
        if (known) return known
        const above = placeOf(element.parentElement)
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        const way = `${isBare ? above.way : `${backgroundColor} ${backgroundImage}`} > ${step(element)}`
        const place = { way, opacity: above.opacity * Number(opacity) }
        places.set(element, place)
        return place
      }
      const painted = (element: Element): string => {
        const { way, opacity } = placeOf(element)
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        return `${color} of ${opacity}, ${fontSize} ${fontWeight} on ${way}`
      }
      const isWritten = (element: Element): boolean =>
        element.matches('input, select, textarea') || [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      const before = new Set(known)
      const found: string[] = []
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute(mark)
        if (!isWritten(element) || !element.checkVisibility({ visibilityProperty: true })) continue
        const way = painted(element)
        if (before.has(way)) continue
        before.add(way)
        found.push(way)
        element.setAttribute(mark, '')
      }
      return found
    },
    [NEW, seen] as const,
  )
}

/** Looks at what no page before this one had; answers whether there was anything. */
export async function expectReadable(page: Page, look: string, seen: Painted): Promise<boolean> {
  const found = await markNew(page, [...seen])
  if (found.length === 0) return false
  expect(await faultsOf(page, `[${NEW}]`, COLOUR_RULES), look).toEqual([])
  for (const way of found) seen.add(way)
  return true
}

const invert = (page: Page, isInverted: boolean): Promise<void> =>
  page.locator('html').evaluate((html, on) => void html.toggleAttribute('data-invertido', on), isInverted)

/** The same steps in the same light are the same in the other looks: where nothing is new in the light, they have nothing new either. */
export async function expectReadableInEveryColour(page: Page, seen: Painted): Promise<void> {
  if (!(await expectReadable(page, 'light', seen))) return
  await invert(page, true)
  await expectReadable(page, 'inverted', seen)
  await invert(page, false)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectReadable(page, 'dark', seen)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
