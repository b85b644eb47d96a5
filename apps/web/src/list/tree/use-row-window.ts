// Tracks the scroll of a frame and the height of its rows (which depends on the visitor's text size), and returns the
// window of rows to render. Printing renders all rows.
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { FIRST_WINDOW, windowAt, type RowWindow } from './row-window.ts'

const EVERYTHING: RowWindow = { first: 0, end: Infinity }
/** Height in pixels of a row at the default text size, used until a real one is measured. */
const USUAL_HEIGHT = 60

interface Measured {
  window: RowWindow
  rowHeight: number
  /** Whether the grid is wider than its frame. */
  wide: boolean
}

const same = (a: Measured, b: Measured): boolean =>
  a.rowHeight === b.rowHeight && a.wide === b.wide && a.window.first === b.window.first && a.window.end === b.window.end

export function useRowWindow(frame: RefObject<HTMLElement | null>): Measured & { onScroll: () => void } {
  const [measured, setMeasured] = useState<Measured>({ window: FIRST_WINDOW, rowHeight: USUAL_HEIGHT, wide: false })
  const [printing, setPrinting] = useState(false)

  const measure = useCallback(() => {
    const element = frame.current
    const row = element?.querySelector<HTMLElement>('[data-row]')
    if (!element || !row) return
    const rowHeight = row.offsetHeight
    const wide = element.scrollWidth > element.clientWidth
    const next = { rowHeight, wide, window: windowAt(element.scrollTop, element.clientHeight, rowHeight) }
    setMeasured((known) => (same(known, next) ? known : next))
  }, [frame])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [frame, measure])

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])

  return { ...measured, ...(printing && { window: EVERYTHING }), onScroll: measure }
}
