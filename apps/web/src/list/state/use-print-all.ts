// Prints as soon as every row of the filter is on the screen, and then lets the page be as it was.
import { MAX_PAGE_SIZE } from '@portal/kit/list'
import { useEffect } from 'react'

/** Beyond these a browser takes too long to lay out its sheets; the PDF has them all. */
export const MAX_PRINTED = MAX_PAGE_SIZE

export function usePrintAll(isReady: boolean, onPrinted: () => void): void {
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [isReady, onPrinted])
}
