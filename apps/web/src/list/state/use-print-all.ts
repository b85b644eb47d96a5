// Prints once every row of the filter is rendered, then calls `onPrinted` so that the page goes back to its rows.
import { MAX_PAGE_SIZE } from '@portal/kit/list'
import { useEffect } from 'react'

/** With more rows than this a browser takes too long to lay out the sheets; the PDF has them all. */
export const MAX_PRINTED = MAX_PAGE_SIZE

export function usePrintAll(isReady: boolean, onPrinted: () => void): void {
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [isReady, onPrinted])
}
