// Tabs by the ARIA pattern: arrows, Home and End move, the panel of the chosen one is shown.
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { tabAfter } from './tab-keys.ts'
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
  onChange: (id: string) => void
}

export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  const base = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const shown = tabs.find((tab) => tab.id === active) ?? tabs[0]
  if (!shown) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[tabAfter(event.key, tabs.indexOf(shown), tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    buttons.current.get(next.id)?.focus()
  }

  return (
    <div className={styles.tabs}>
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
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-panel`}
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
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`} tabIndex={0} className={styles.panel}>
        {shown.panel}
      </div>
    </div>
  )
}
