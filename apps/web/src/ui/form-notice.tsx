// What a form says of itself: what was sent, what went wrong, what to do. Said aloud as soon as it appears.
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
