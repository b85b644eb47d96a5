// Measures the first screen of a list: where its rows start, lines per header, space beside figures, and cards visible
// on a phone.
import type { Page } from '@playwright/test'

/** Pixels from the top of the document by which rows must begin. */
const ROWS_BY = { wide: 620, phone: 844 }
const PHONE_SHOWS = { cards: 3, height: 844 }

/** Returns each fault of a page at rest as a line; none for a list without rows. */
export function firstScreenFaults(page: Page, look: keyof typeof ROWS_BY): Promise<string[]> {
  return page.evaluate(
    ({ rowsBy, look: seen, phone }) => {
      const MOST_LINES = 2
      const LEAST_APART = 8
      const faults: string[] = []
      const rows = [...document.querySelectorAll('[role=table] tbody > tr')]
      const [first] = rows
      if (!first) return faults
      const textBoxes = (element: Element): DOMRect[] => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].filter(({ width }) => width > 1)
      }
      const documentTop = (element: Element): number => Math.round(element.getBoundingClientRect().top + scrollY)

      if (seen === 'phone') {
        const named = first.querySelector('[data-title]')?.getBoundingClientRect()
        const end = Math.round((named?.bottom ?? Infinity) + scrollY)
        if (end > rowsBy) faults.push(`the first card is named at ${end} px`)
        const sticky = document.querySelector('#contexto')?.getBoundingClientRect().height ?? 0
        const shown = rows.slice(0, 9)
        const last = shown.at(-1)?.getBoundingClientRect().bottom ?? 0
        const each = (last - first.getBoundingClientRect().top) / shown.length
        const cards = (phone.height - sticky) / each
        if (cards < phone.cards) faults.push(`${cards.toFixed(2)} cards a screen`)
        return faults
      }

      if (documentTop(first) > rowsBy) faults.push(`the first row is at ${documentTop(first)} px`)
      for (const header of document.querySelectorAll('[role=table] thead th')) {
        const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest('[popover], [aria-hidden], .visually-hidden')
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
        )
        const lines = new Set<number>()
        while (words.nextNode()) {
          const range = document.createRange()
          range.selectNode(words.currentNode)
          for (const { top } of range.getClientRects()) lines.add(Math.round(top))
        }
        if (lines.size > MOST_LINES) faults.push(`“${header.textContent.slice(0, 40)}” takes ${lines.size} lines`)
      }
      for (const figure of document.querySelectorAll('[role=table] tbody td[data-numeric]')) {
        const beside = figure.nextElementSibling
        if (!beside || beside.matches('[data-numeric], [data-action]')) continue
        const [end, start] = [
          Math.max(...textBoxes(figure).map(({ right }) => right)),
          Math.min(...textBoxes(beside).map(({ left }) => left)),
        ]
        if (start - end < LEAST_APART)
          faults.push(`“${figure.textContent}” touches “${beside.textContent.slice(0, 40)}”`)
      }
      return faults
    },
    { rowsBy: ROWS_BY[look], look, phone: PHONE_SHOWS },
  )
}
