// Returns which page buttons to show: at most five, around the current one.
export const MAX_PAGE_BUTTONS = 5

export function pageWindow(current: number, totalPages: number): number[] {
  const length = Math.min(MAX_PAGE_BUTTONS, totalPages)
  const first = Math.max(0, Math.min(current - Math.floor(length / 2), totalPages - length))
  return Array.from({ length }, (_, index) => first + index)
}
