// Colours looked at once for each component, state and look: what was already seen on another page is not looked at again.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const NEW_MARK = 'data-new-colours'

/** The first element of each way of being painted that no page before had. */
export const NEWLY_PAINTED = `[${NEW_MARK}]`

/** Each way a written element is painted: all that its contrast depends on, with the classes and states of every step from what is behind it. */
export type Painted = Set<string>

/** Seen by any worker of a run: they tell one another in a file. */
export class PaintedForAll extends Set<string> {
  readonly #file: string

  constructor(folder: string) {
    super()
    mkdirSync(folder, { recursive: true })
    this.#file = path.join(folder, 'painted.txt')
  }

  override add(way: string): this {
    if (!this.has(way)) appendFileSync(this.#file, `${way}\n`)
    return super.add(way)
  }

  /** What was seen elsewhere since. */
  catchUp(): void {
    if (existsSync(this.#file)) for (const way of readFileSync(this.#file, 'utf8').split('\n')) super.add(way)
  }
}

/** In the page: the first element painted in each way, nothing being marked any more. */
export function firstOfEachWay(mark: string): Map<string, Element> {
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
  /** WCAG asks less of a text of 18 points, or of 14 where it is bold, and nothing else of its size. */
  const isLarge = (fontSize: string, fontWeight: string): boolean => parseFloat(fontSize) * 0.75 >= (Number(fontWeight) >= 700 ? 14 : 18)
  const painted = (element: Element): string => {
    const { way, opacity } = placeOf(element)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    return `${color} of ${opacity}${isLarge(fontSize, fontWeight) ? ', large' : ''} on ${way}`
  }
  const isWritten = (element: Element): boolean =>
    element.matches('input, select, textarea') || [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
  const firsts = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute(mark)
    if (!isWritten(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const way = painted(element)
    if (!firsts.has(way)) firsts.set(way, element)
  }
  return firsts
}
