// Places to press that axe could find too small or too near: it compares each with all that is around it, which takes as long as half its other rules together.

export const TIGHT_MARK = 'data-tight-target'

/** Those another reaches into, and those smaller than they must be with another near; the rest have all the room WCAG 2.5.8 asks for. */
export const TIGHT = `[${TIGHT_MARK}]`

/** In the page. */
export function markTight(mark: string): void {
  /** Whatever the Tab key may reach; of the rest axe says nothing for certain. */
  const MAY_TAKE_FOCUS = 'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]'
  const LEAST = 24
  const ROUNDED = 0.1
  interface Target {
    element: HTMLElement
    box: DOMRect
    x: number
    y: number
    isSmall: boolean
  }
  const targetOf = (element: HTMLElement): Target => {
    const box = element.getBoundingClientRect()
    return { element, box, x: box.x + box.width / 2, y: box.y + box.height / 2, isSmall: box.width < LEAST || box.height < LEAST }
  }
  const canBePressed = ({ element, box }: Target): boolean =>
    element.tabIndex >= 0 && box.width > 0 && box.bottom + scrollY > 0 && element.checkVisibility({ visibilityProperty: true })
  const meet = ({ box: one }: Target, { box: other }: Target): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  /** Whether a circle as wide as the least, around the middle of a small target, reaches another, or the circle of another small one. */
  const isNear = ({ x, y }: Target, { box, ...other }: Target): boolean =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < LEAST / 2 + ROUNDED ||
    (other.isSmall && Math.hypot(x - other.x, y - other.y) < LEAST + ROUNDED)
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  const targets = [...document.querySelectorAll<HTMLElement>(MAY_TAKE_FOCUS)].map(targetOf).filter(canBePressed)
  for (const one of targets) {
    const isTight = targets.some((other) => other !== one && (meet(one, other) || (one.isSmall && isNear(one, other))))
    one.element.toggleAttribute(mark, isTight)
  }
}
