// Computes which of many rows of the same height to render: those in sight, a margin around them, and the focused one.
export interface RowWindow {
  readonly first: number
  /** Index after the last row. */
  readonly end: number
}

/** Rows rendered beyond each edge; also how many rows one may scroll before anything is rendered again. */
export const MARGIN = 12

/** Window used before anything can be measured, as on the server. */
export const FIRST_WINDOW: RowWindow = { first: 0, end: 40 }

export function windowAt(scrolled: number, height: number, rowHeight: number): RowWindow {
  if (rowHeight <= 0) return FIRST_WINDOW
  const step = (row: number): number => Math.floor(row / MARGIN) * MARGIN
  const first = Math.max(0, step(scrolled / rowHeight) - MARGIN)
  return { first, end: step((scrolled + height) / rowHeight) + 2 * MARGIN }
}

export type Slot = { readonly index: number } | { readonly gap: number; readonly before: number }

/** Returns the rows to render, in order, and the gaps between them. */
export function slotsOf(total: number, { first, end }: RowWindow, always: number): Slot[] {
  const indices: number[] = []
  for (let index = Math.max(0, first); index < Math.min(end, total); index++) indices.push(index)
  if (always >= 0 && always < total && !indices.includes(always)) indices.push(always)
  indices.sort((a, b) => a - b)
  const slots: Slot[] = []
  let next = 0
  for (const index of indices) {
    if (index > next) slots.push({ gap: index - next, before: index })
    slots.push({ index })
    next = index + 1
  }
  if (next < total) slots.push({ gap: total - next, before: total })
  return slots
}
