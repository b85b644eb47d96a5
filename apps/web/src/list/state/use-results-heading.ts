// Where the reader stands after a search or on another page: at the heading of the results, with what was asked and
// found under it.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Goes there once what was folded away by the search has left its place. */
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
