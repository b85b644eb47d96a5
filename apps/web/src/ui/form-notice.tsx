// Renders a form's message (success, warning or error). Callers wrap it in a live region, which screen readers
// announce.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './form-field.module.css'

export type NoticeLevel = 'success' | 'alert' | 'error'

export function FormNotice({ level, children }: { level: NoticeLevel; children: ReactNode }) {
  return (
    <div className={styles.notice} data-level={level}>
      <Icon name={level === 'success' ? 'check' : 'warning'} />
      <div>{children}</div>
    </div>
  )
}
