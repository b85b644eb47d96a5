// Renders tabs by the ARIA pattern (arrows, Home and End move); links to the same panels until a script runs.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Link, useSearchParams } from 'react-router'
import { tabAfter } from './tab-keys.ts'
import { useHydrated } from './use-hydrated.ts'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  active: string
  /** The query parameter that holds the active tab. */
  param: string
  onChange: (id: string) => void
  /** Whether the address names a tab, so that the page scrolls to the tabs. */
  inView?: boolean
}

interface TabListProps extends Omit<TabsProps, 'active' | 'inView'> {
  shown: Tab
  idOf: (part: string) => string
}

function TabLinks({ label, tabs, param, shown }: TabListProps) {
  const [params] = useSearchParams()
  const searchOf = (id: string): string => {
    const there = new URLSearchParams(params)
    there.delete('page')
    there.set(param, id)
    return `?${there}`
  }
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={searchOf(tab.id)}
          className={styles.tab}
          aria-current={tab === shown ? 'true' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

function TabButtons({ label, tabs, shown, idOf, onChange }: TabListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[tabAfter(event.key, tabs.indexOf(shown), tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          ref={(button) => {
            if (button) buttons.current.set(tab.id, button)
            else buttons.current.delete(tab.id)
          }}
          type="button"
          role="tab"
          id={idOf(tab.id)}
          aria-controls={idOf('panel')}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls to the tabs, after the page has scrolled to its top. */
function useArrivesAt(element: RefObject<HTMLElement | null>, arrives: boolean): void {
  const [asked] = useState(arrives)
  useEffect(() => {
    if (asked) queueMicrotask(() => element.current?.scrollIntoView())
  }, [asked, element])
}

export function Tabs({ active, inView = false, ...rest }: TabsProps) {
  const base = useId()
  const tabs = useRef<HTMLDivElement>(null)
  useArrivesAt(tabs, inView)
  const hydrated = useHydrated()
  const shown = rest.tabs.find((tab) => tab.id === active) ?? rest.tabs[0]
  if (!shown) return null
  const idOf = (part: string): string => `${base}-${part}`
  const TabList = hydrated ? TabButtons : TabLinks
  return (
    <div ref={tabs}>
      <TabList {...rest} shown={shown} idOf={idOf} />
      <div
        {...(hydrated && { role: 'tabpanel', id: idOf('panel'), 'aria-labelledby': idOf(shown.id), tabIndex: 0 })}
        className={styles.panel}
      >
        {shown.panel}
      </div>
    </div>
  )
}
