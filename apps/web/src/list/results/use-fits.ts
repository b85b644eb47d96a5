// Measures whether a wide element fits its frame. If it does the page scrolls; otherwise the frame does.
import { useEffect, useState, type RefObject } from 'react'

/** Returns undefined until measured. */
export function useFits(frame: RefObject<HTMLElement | null>): boolean | undefined {
  const [fits, setFits] = useState<boolean>()
  useEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const measure = () => setFits(content.scrollWidth <= element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [frame])
  return fits
}
