// Rows of a table that are alike: axe would find in each what it finds in the first, and most of a list is rows.

/**
 * In the page: runs a look without the rows that are, but for their words and addresses, what a row before them is, and puts them back. Whoever
 * stands in one, or opened something in it, keeps it; and React, which may take over at any moment what the server drew, must find it all.
 */
export async function withoutAlikeRows<T>(look: () => Promise<T>): Promise<T> {
  /** Of what only names or points, axe asks whether anything is said. */
  const NAMES = /^(aria-(label|labelledby|describedby|controls|owns|details|rowindex)|alt|title|href|value|id|for|name|src|data-.*)$/
  const told = ({ name, value }: Attr): string => (NAMES.test(name) ? `${name}${value.trim() ? '' : '='}` : `${name}=${value}`)
  const shapeOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() ? 'text' : ''
    return `<${node.localName} ${[...node.attributes].map(told).sort().join(' ')}>${[...node.childNodes].map(shapeOf).join('')}</>`
  }
  const isInUse = (row: Element): boolean => row.matches(':focus-within') || row.querySelector(':popover-open, [open]') !== null
  const isTakenOver = (row: Element): boolean => Object.keys(row).some((key) => key.startsWith('__reactFiber'))

  const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  const taken = new Map<Element, Element>()
  for (const body of document.querySelectorAll('tbody')) {
    const shapes = new Set<string>()
    for (const row of body.rows) {
      const shape = shapeOf(row)
      if (shapes.has(shape) && isTakenOver(row) && !isInUse(row)) taken.set(row, Object.assign(document.createElement('tr'), { hidden: true }))
      shapes.add(shape)
    }
  }
  for (const [row, itsPlace] of taken) row.replaceWith(itsPlace)
  try {
    return await look()
  } finally {
    for (const [row, itsPlace] of taken) itsPlace.replaceWith(row)
    scrollTo(place)
  }
}
