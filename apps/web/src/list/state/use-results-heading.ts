// Moves focus and scroll to the results' heading after a search or a change of page.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Returns the heading's ref and a function that moves there after the next render, when the panel closed by the search
 * has been laid out.
 */
export function useResultsHeading(page: number): [RefObject<HTMLHeadingElement | null>, () => void] {
  const heading = useRef<HTMLHeadingElement>(null)
  const [shows, setShows] = useState(0)
  const seen = useRef({ page, shows })
  useEffect(() => {
    if (seen.current.page === page && seen.current.shows === shows) return
    seen.current = { page, shows }
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, shows])
  return [heading, useCallback(() => setShows((count) => count + 1), [])]
}
